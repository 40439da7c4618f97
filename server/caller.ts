import { headerOf, type Incoming } from './answer'

/** The caller's address, as `true-address` or the proxy it trusts wrote it. */
export const callerOf = ({ headers, peer }: Pick<Incoming, 'headers' | 'peer'>): string =>
  headerOf(headers, 'x-forwarded-for').split(',').at(-1)?.trim() || peer
