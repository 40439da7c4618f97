import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Choices, ErrorSummary, Field, Select, SuccessNote, TextArea, Tick, type BoundField } from './form-field'

const bound = (name: string, values: string[], error: string | null = null): BoundField => ({
  id: `f-${name}`,
  name,
  label: '',
  optional: null,
  values,
  error,
})

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]

test('PRS-02 submitted values are rendered in place of the initial ones', () => {
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

test('T-1M the label and value of an option are escaped', () => {
  const label = '<img src=x onerror="alert(1)"> & co'
  const html = renderToStaticMarkup(
    <Choices {...bound('one', [])} label="One" options={[{ value: '"><script>', label }]} required />,
  )
  expect(html).not.toMatch(/<img|<script/)
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; co</label>')
  expect(html).toMatch(/<input type="radio" name="one" required="" id="f-one"/)
})

test('an error is beside its field and in its aria-describedby', () => {
  const html = renderToStaticMarkup(<Field {...bound('line', [], 'Wrong')} label="Line" hint="Help" />)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-describedby="f-line-hint f-line-error"')
  expect(html).toMatch(/<p id="f-line-error"[^>]*>Wrong<\/p>/)
})

test('FRM-04 an optional field has a mark in its label, outside the label’s lang', () => {
  const optional = { optional: '(opcional)', lang: 'en-US' }
  const html = renderToStaticMarkup(
    <>
      <Field {...bound('line', [])} {...optional} label="Line" />
      <Choices {...bound('some', [])} {...optional} label="Some" options={options} several />
      <Tick {...bound('tick', [])} {...optional} label="Tick" />
      <Field {...bound('needed', [])} label="Needed" required />
    </>,
  )
  for (const label of ['Line', 'Some', 'Tick'])
    expect(html).toMatch(new RegExp(`<span lang="en-US">${label}</span><span[^>]*> \\(opcional\\)</span>`))
  expect(html).toMatch(/<label for="f-needed"[^>]*>Needed<\/label>/)
})

test('FRM-04 the error summary above a form links to each field', () => {
  const fields = [
    { ...bound('one', [], 'Wrong'), label: 'One', lang: 'en-US' },
    { ...bound('two', []), label: 'Two' },
  ]
  const html = renderToStaticMarkup(
    <ErrorSummary id="f-refused" fields={fields}>
      Please check
    </ErrorSummary>,
  )
  expect(html).toMatch(/<div id="f-refused" role="alert" tabindex="-1"[^>]*><p data-summary="">Please check<\/p>/)
  expect(html).toMatch(/href="#f-one"[^>]*><span lang="en-US">One<\/span> – <span data-error="one">Wrong<\/span>/)
  // A field without an error has an empty item, hidden until the page's script fills it.
  expect(html).toMatch(/<li class="has-\[:empty\]:hidden"><a href="#f-two"[^>]*>Two – <span data-error="two"><\/span>/)
})

test('a submitted password is not rendered again', () => {
  const html = renderToStaticMarkup(<Field {...bound('secret', ['typed'])} type="password" label="Secret" />)
  expect(html).not.toContain('typed')
})

test('COM-05 a textarea has no maxlength, since the server checks the length', () => {
  const html = renderToStaticMarkup(<TextArea {...bound('text', [])} maxLength={500} label="Text" />)
  expect(html.toLowerCase()).not.toContain('maxlength')
})
