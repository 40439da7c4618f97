/** For a field inside a tab or group: its column heading is its own label, without the tab's or group's before it. */
export const ownHeading = { Label: '/cms/admin/own-heading#OwnHeading' } as const
