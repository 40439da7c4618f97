/** The id of what says why a form was refused: where a browser without scripts is led, and which takes the focus then. */
export const refusedPlace = (form: string): string => `form-${form}-refused`
