import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { locateVisitor } from './locate-visitor'

type Found = (position: { coords: { latitude: number; longitude: number } }) => void

describe('FLT-09 the visitor’s position', () => {
  const lisboa = { latitude: 38.72, longitude: -9.14 }
  const said: string[] = []
  const answers = {
    found: ({ latitude, longitude }: typeof lisboa) => said.push(`${latitude},${longitude}`),
    refused: () => said.push('refused'),
    slow: () => said.push('slow'),
  }
  let find: Found = () => undefined
  let refuse = (): void => undefined

  beforeEach(() => {
    said.length = 0
    vi.useFakeTimers()
    const getCurrentPosition = (found: Found, refused: () => void): void => {
      find = found
      refuse = refused
    }
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('is reported when found or rejected, without a report of slowness later', () => {
    locateVisitor(answers)
    find({ coords: lisboa })
    locateVisitor(answers)
    refuse()
    vi.runAllTimers()
    expect(said).toEqual(['38.72,-9.14', 'refused'])
  })

  test('is reported as slow after a while, and a late position still counts', () => {
    locateVisitor(answers)
    vi.runAllTimers()
    expect(said).toEqual(['slow'])
    find({ coords: lisboa })
    expect(said).toEqual(['slow', '38.72,-9.14'])
  })

  test('is ignored after the search was stopped', () => {
    const stop = locateVisitor(answers)
    stop()
    vi.runAllTimers()
    find({ coords: lisboa })
    refuse()
    expect(said).toEqual([])
  })

  test('is reported as rejected in a browser without geolocation', () => {
    for (const without of [{}, { geolocation: undefined }]) {
      vi.stubGlobal('navigator', without)
      locateVisitor(answers)
    }
    expect(said).toEqual(['refused', 'refused'])
  })
})
