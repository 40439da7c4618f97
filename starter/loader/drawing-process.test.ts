import { expect, test } from 'vitest'
import { drawingProcess } from './drawing-process'
import { naturalPictures } from './steps/species'

test('pictures are drawn in another process as they are here, and what cannot be drawn is named', async () => {
  const drawing = drawingProcess()
  const [one, two] = naturalPictures
  const drawn = await Promise.all([one, two].map((picture) => drawing.svgOf(picture?.key ?? '')))
  expect(drawn).toEqual([one?.svg(), two?.svg()])
  await expect(drawing.svgOf('plate/nothing')).rejects.toThrow('"plate/nothing" could not be drawn')
  const ended = drawing.svgOf(one?.key ?? '')
  drawing.end()
  await expect(ended).rejects.toThrow('could not be drawn')
})
