import { expect, test } from 'vitest'
import { drawingProcess } from './drawing-process'
import { naturalPictures } from './steps/species'

test('the drawing process draws the same SVG as this process, and names a picture that cannot be drawn', async () => {
  const drawing = drawingProcess()
  const [one, two] = naturalPictures
  const drawn = await Promise.all([one, two].map((picture) => drawing.svgOf(picture?.key ?? '')))
  expect(drawn).toEqual([one?.svg(), two?.svg()])
  await expect(drawing.svgOf('plate/nothing')).rejects.toThrow('"plate/nothing" could not be drawn')
  const ended = drawing.svgOf(one?.key ?? '')
  drawing.end()
  await expect(ended).rejects.toThrow('could not be drawn')
})
