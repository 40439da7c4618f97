/** For a field inside a tab or group: its heading in lists is its own label, without theirs before it. */
export const ownHeading = { Label: '/cms/admin/own-heading#OwnHeading' } as const
