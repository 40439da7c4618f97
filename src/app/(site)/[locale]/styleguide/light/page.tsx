import type { Metadata } from 'next'
import { Sheet } from '../sheet'

type PageProps = { params: Promise<{ locale: string }> }

export const metadata: Metadata = { robots: { index: false } }

export default function LightSheet({ params }: PageProps) {
  return <Sheet theme="light" params={params} />
}
