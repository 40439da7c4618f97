import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { locateVisitor } from './locate-visitor'

type Found = (position: { coords: { latitude: number; longitude: number } }) => void

describe('FLT-09 where the visitor is', () => {
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

  test('is told at once, or refused at once', () => {
    locateVisitor(answers)
    find({ coords: lisboa })
    locateVisitor(answers)
    refuse()
    vi.runAllTimers()
    expect(said).toEqual(['38.72,-9.14', 'refused'])
  })

  test('is not waited for without end, and a late answer still counts', () => {
    locateVisitor(answers)
    vi.runAllTimers()
    expect(said).toEqual(['slow'])
    find({ coords: lisboa })
    expect(said).toEqual(['slow', '38.72,-9.14'])
  })

  test('is not heard any more by who chose a city meanwhile', () => {
    const stop = locateVisitor(answers)
    stop()
    vi.runAllTimers()
    find({ coords: lisboa })
    refuse()
    expect(said).toEqual([])
  })

  test('is refused by a browser that does not know it', () => {
    for (const without of [{}, { geolocation: undefined }]) {
      vi.stubGlobal('navigator', without)
      locateVisitor(answers)
    }
    expect(said).toEqual(['refused', 'refused'])
  })
})
