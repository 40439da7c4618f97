'use client'

import { useEffect, useState } from 'react'

type Labels = { notice: string; open: string }

type Caller = { user?: { roles?: readonly string[] | null } | null }

/** Shared by all drafts on a page, so that it sends one request. */
let pending: Promise<boolean> | undefined

const isAdmin = async (): Promise<boolean> => {
  try {
    const response = await fetch('/api/users/me', { credentials: 'same-origin' })
    const { user } = (await response.json()) as Caller
    return user?.roles?.includes('admin') ?? false
  } catch {
    return false
  }
}

/** Says that a reference is a draft; admins get a link to its form (BLK-10, D-09). */
export function DraftNotice({ id, labels }: { id: number; labels: Labels }) {
  const [admin, setAdmin] = useState(false)
  useEffect(() => {
    pending ??= isAdmin()
    void pending.then(setAdmin)
  }, [])
  return (
    <p className="text-chanterelle text-sm font-semibold">
      {labels.notice}
      {admin ? (
        <>
          {' '}
          <a href={`/admin/collections/references/${id}`} className="underline underline-offset-4">
            {labels.open}
          </a>
        </>
      ) : null}
    </p>
  )
}
