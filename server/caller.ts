import { networkOf } from '../src/core/network'
import { headerOf, type Incoming } from './exchange'

/** The key of rate limits: the address set by `true-address` or by the trusted proxy; for IPv6 its network. */
export const callerOf = ({ headers, peer }: Pick<Incoming, 'headers' | 'peer'>): string =>
  networkOf(headerOf(headers, 'x-forwarded-for').split(',').at(-1)?.trim() || peer)
