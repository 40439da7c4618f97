/** The id of the error message of a form: where a browser without scripts is led, and which takes the focus then. */
export const formErrorId = (form: string): string => `form-${form}-refused`
