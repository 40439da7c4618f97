/** The id of a form's error message, to which a browser without scripts is redirected, and which takes the focus. */
export const formErrorId = (form: string): string => `form-${form}-refused`
