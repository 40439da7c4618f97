import { keepWhileNamed } from '@/cms/guards/kept-while-named'
import { label } from '@/cms/labels'

/**
 * A form is not deleted from under what visitors sent by it: a submission without its form is none, and the database
 * would fail on the first (FRM-04).
 */
export const keepSubmissions = keepWhileNamed({
  by: [{ collection: 'form-submissions', fields: ['form'] }],
  text: label(
    'Visitors have sent this form ({n}). Delete its submissions first; what they hold is gone with them.',
    'Hay envíos de este formulario ({n}). Borre primero sus envíos; con ellos se pierde lo que contienen.',
    'Há envios deste formulário ({n}). Exclua primeiro os envios; com eles se perde o que contêm.',
  ),
})
