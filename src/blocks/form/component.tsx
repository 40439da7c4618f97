import { langOf } from '@/cms/fallbacks'
import { FormView } from '@/features/forms/ui'
import { populated } from '@/platform/populated'
import type { BlockProps } from '../block-props'
import { renderInnerBlock } from '../inner-blocks'

/** A form with its heading; renders nothing if the form was deleted. */
export function FormBlock({ block, locale }: BlockProps<'form'>) {
  const { title } = block
  const [form] = populated([block.form])
  if (!form) return null
  return (
    <section className="shell py-10">
      <div className="max-w-2xl">
        {title ? (
          <h2 className="mb-6 text-2xl" lang={langOf(block, 'title')}>
            {title}
          </h2>
        ) : null}
        <FormView
          form={form}
          locale={locale}
          renderBlock={renderInnerBlock}
          {...(block.id ? { id: `form-${block.id}` } : {})}
        />
      </div>
    </section>
  )
}
