/** Begins the file name of a picture that a member sent; nobody else's pictures are deleted with an account. */
export const memberPicturePrefix = 'member-'
