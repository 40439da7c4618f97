import { networkOf } from '../src/core/network'
import { headerOf, type Incoming } from './exchange'

/** Whom limits count by: the address that `true-address` or the proxy it trusts wrote, of an IPv6 address its network. */
export const callerOf = ({ headers, peer }: Pick<Incoming, 'headers' | 'peer'>): string =>
  networkOf(headerOf(headers, 'x-forwarded-for').split(',').at(-1)?.trim() || peer)
