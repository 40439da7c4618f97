/** For a field's `admin.components`: shows its first picture in lists. */
export const plateCell = { Cell: '/cms/admin/plate-cell#PlateCell' } as const
