import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Choices, Field, Select, SuccessNote, TextArea, Tick, type BoundField } from './form-field'

const bound = (name: string, values: string[], error: string | null = null): BoundField => ({
  id: `f-${name}`,
  name,
  values,
  error,
})

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]

test('PRS-02 what was typed or ticked is shown again, whatever the field began with', () => {
  const html = renderToStaticMarkup(
    <>
      <Field {...bound('line', ['<typed>'])} label="Line" start="before" />
      <TextArea {...bound('text', ['typed'])} label="Text" start="before" />
      <Select {...bound('one', ['b'])} label="One" options={options} start="a" />
      <Choices {...bound('some', ['b'])} label="Some" options={options} start={['a']} several />
      <Tick {...bound('tick', ['true'])} label="Tick" />
      <SuccessNote>Done</SuccessNote>
    </>,
  )
  expect(html).toContain('value="&lt;typed&gt;"')
  expect(html).toContain('>typed</textarea>')
  expect(html).toMatch(/<option value="b" selected="">/)
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="b"|<input[^>]*value="b"[^>]*checked=""/)
  expect(html).not.toMatch(/<input[^>]*checked=""[^>]*value="a"|<input[^>]*value="a"[^>]*checked=""/)
  expect(html).not.toContain('before')
})

test('T-1M what a choice is called is text, and no markup', () => {
  const label = '<img src=x onerror="alert(1)"> & co'
  const html = renderToStaticMarkup(
    <Choices {...bound('one', [])} label="One" options={[{ value: '"><script>', label }]} required />,
  )
  expect(html).not.toMatch(/<img|<script/)
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; co</label>')
  expect(html).toMatch(/<input type="radio" name="one" required="" id="f-one"/)
})

test('an error stands beside its field and is read with it', () => {
  const html = renderToStaticMarkup(<Field {...bound('line', [], 'Wrong')} label="Line" hint="Help" />)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-describedby="f-line-hint f-line-error"')
  expect(html).toMatch(/<p id="f-line-error"[^>]*>Wrong<\/p>/)
})

test('a password is never sent back', () => {
  const html = renderToStaticMarkup(<Field {...bound('secret', ['typed'])} type="password" label="Secret" />)
  expect(html).not.toContain('typed')
})

test('COM-05 a long text is not cut by the browser: the server says how long it may be', () => {
  const html = renderToStaticMarkup(<TextArea {...bound('text', [])} maxLength={500} label="Text" />)
  expect(html.toLowerCase()).not.toContain('maxlength')
})
