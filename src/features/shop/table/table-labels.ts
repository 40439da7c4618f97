import { label, labelsIn } from '@/cms/labels'

/** The labels of the admin's product table. */
const texts = {
  title: label('Products as a table', 'Productos en tabla', 'Produtos em tabela'),
  intro: label(
    'Download every product, change the table, and look at what it would do before anything is written. A column left out changes nothing; an empty cell empties a value. A product’s variants are the rows with options below it. Several sales of a row stand in its cells with | between them.',
    'Descargue todos los productos, cambie la tabla y vea qué haría antes de que se escriba nada. Una columna que falta no cambia nada; una celda vacía vacía el valor. Las variantes de un producto son las filas con opciones que siguen a la suya. Varias ofertas de una fila van en sus celdas separadas por |.',
    'Baixe todos os produtos, altere a tabela e veja o que ela faria antes que algo seja gravado. Uma coluna ausente não muda nada; uma célula vazia apaga o valor. As variantes de um produto são as linhas com opções abaixo da dele. Várias promoções de uma linha ficam nas células dela, separadas por |.',
  ),
  download: label('Download the table (CSV)', 'Descargar la tabla (CSV)', 'Baixar a tabela (CSV)'),
  file: label('Table (CSV)', 'Tabla (CSV)', 'Tabela (CSV)'),
  cutOff: label(
    'A table was cut off while it was being written ({date}, products: {n}): some of its products may be changed and others not. Choose the same file again and look at it; what stays was written, the rest is written with it.',
    'Una tabla quedó interrumpida mientras se escribía ({date}, productos: {n}): puede que unos productos hayan cambiado y otros no. Elija el mismo archivo y revíselo; lo que sigue igual ya se escribió y lo demás se escribirá con él.',
    'Uma tabela foi interrompida enquanto era gravada ({date}, produtos: {n}): alguns produtos podem ter mudado e outros não. Escolha o mesmo arquivo e confira; o que fica igual já foi gravado, o resto será gravado com ele.',
  ),
  look: label('Look at it', 'Revisar', 'Conferir'),
  looking: label('Looking…', 'Revisando…', 'Conferindo…'),
  write: label('Write it ({n})', 'Escribir ({n})', 'Gravar ({n})'),
  writing: label('Writing…', 'Escribiendo…', 'Gravando…'),
  written: label('Rows written: {n}.', 'Filas escritas: {n}.', 'Linhas gravadas: {n}.'),
  stale: label(
    'Products have changed since. Here is what the table would do now; nothing was written.',
    'Los productos han cambiado entretanto. Esto es lo que la tabla haría ahora; no se ha escrito nada.',
    'Os produtos mudaram nesse meio-tempo. Isto é o que a tabela faria agora; nada foi gravado.',
  ),
  failed: label(
    'Row {row} could not be written, so nothing was: {said}',
    'La fila {row} no se pudo escribir, así que no se ha escrito nada: {said}',
    'A linha {row} não pôde ser gravada, por isso nada foi: {said}',
  ),
  left: label(
    'Row {row} could not be written: {said} All that was written was taken back, but for these products, which stand as the table has them: {left}',
    'La fila {row} no se pudo escribir: {said} Todo lo escrito se ha deshecho, salvo en estos productos, que han quedado como dice la tabla: {left}',
    'A linha {row} não pôde ser gravada: {said} Tudo o que foi gravado foi desfeito, menos nestes produtos, que ficaram como a tabela diz: {left}',
  ),
  lost: label(
    'The call failed. Try again.',
    'La llamada ha fallado. Inténtelo otra vez.',
    'A chamada falhou. Tente de novo.',
  ),
  savedAgain: label(
    'The file was saved again since you chose it. Choose it once more.',
    'El archivo se ha vuelto a guardar desde que lo eligió. Elíjalo otra vez.',
    'O arquivo foi salvo de novo desde que você o escolheu. Escolha-o outra vez.',
  ),
  summary: label(
    'New: {new}. Changed: {changed}. As they are: {same}. With faults: {wrong}.',
    'Nuevas: {new}. Con cambios: {changed}. Sin cambios: {same}. Con errores: {wrong}.',
    'Novas: {new}. Com mudanças: {changed}. Iguais: {same}. Com erros: {wrong}.',
  ),
  mend: label(
    'Nothing is written while a row has a fault.',
    'No se escribe nada mientras una fila tenga errores.',
    'Nada é gravado enquanto uma linha tiver erros.',
  ),
  row: label('Row', 'Fila', 'Linha'),
  product: label('Product', 'Producto', 'Produto'),
  what: label('What happens', 'Qué ocurre', 'O que acontece'),
  new: label('New', 'Nueva', 'Nova'),
  changed: label('Changes', 'Cambia', 'Muda'),
  same: label('Stays', 'Sigue igual', 'Fica igual'),
  wrong: label('Fault', 'Error', 'Erro'),
  empty: label('empty', 'vacío', 'vazio'),
  only: label(
    'Only rows that change or have a fault',
    'Solo filas que cambian o tienen errores',
    'Só linhas que mudam ou têm erros',
  ),
  more: label('More rows: {n}', 'Más filas: {n}', 'Mais linhas: {n}'),
  number: label(
    '“{of}” is no number. Write 12.50.',
    '«{of}» no es un número. Escriba 12.50.',
    '“{of}” não é um número. Escreva 12.50.',
  ),
  unclear: label(
    'In a table with semicolons or tabs “{of}” may mean thousands or decimals. Write 1250 for the one, 1.25 or 1.2500 for the other.',
    'En una tabla con punto y coma o tabulaciones, «{of}» puede significar miles o decimales. Escriba 1250 para lo uno, 1.25 o 1.2500 para lo otro.',
    'Em uma tabela com ponto e vírgula ou tabulações, “{of}” pode significar milhares ou decimais. Escreva 1250 para um, 1.25 ou 1.2500 para o outro.',
  ),
  unknown: label('There is no “{of}”.', 'No existe «{of}».', 'Não existe “{of}”.'),
  twice: label(
    '“{of}” stands in the table twice.',
    '«{of}» figura dos veces en la tabla.',
    '“{of}” aparece duas vezes na tabela.',
  ),
  noProduct: label(
    'There is no product “{of}”, and the table has no row that makes it.',
    'No existe el producto «{of}», y ninguna fila de la tabla lo crea.',
    'Não existe o produto “{of}”, e nenhuma linha da tabela o cria.',
  ),
  noTitle: label('A title is needed here.', 'Aquí hace falta un título.', 'Aqui é preciso um título.'),
  pending: label(
    '“{of}” has a draft that is not published yet. Publish or drop it first.',
    '«{of}» tiene un borrador sin publicar. Publíquelo o descártelo antes.',
    '“{of}” tem um rascunho não publicado. Publique-o ou descarte-o antes.',
  ),
  misplaced: label(
    'Rows of products and rows of variants have columns of their own; this cell must be empty.',
    'Las filas de productos y las de variantes tienen columnas propias; esta celda debe quedar vacía.',
    'As linhas de produtos e as de variantes têm colunas próprias; esta célula deve ficar vazia.',
  ),
  beyond: label(
    'The row has more cells than the head has columns; “{of}” stands behind the last. A text with a comma needs quotation marks.',
    'La fila tiene más celdas que columnas la cabecera; «{of}» queda tras la última. Un texto con coma necesita comillas.',
    'A linha tem mais células do que colunas o cabeçalho; “{of}” fica depois da última. Um texto com vírgula precisa de aspas.',
  ),
  options: label(
    'Write options as size=100g|wood=oak.',
    'Escriba las opciones así: size=100g|wood=oak.',
    'Escreva as opções assim: size=100g|wood=oak.',
  ),
  date: label(
    '“{of}” is no date. Write 2026-11-30, or 2026-11-30T18:00Z.',
    '«{of}» no es una fecha. Escriba 2026-11-30, o 2026-11-30T18:00Z.',
    '“{of}” não é uma data. Escreva 2026-11-30, ou 2026-11-30T18:00Z.',
  ),
  yesNo: label('Write yes or no.', 'Escriba yes o no.', 'Escreva yes ou no.'),
  noSale: label(
    '“{of}” belongs to a sale without a price. Each sale needs one in sale_price.',
    '«{of}» es de una oferta sin precio. Cada oferta necesita uno en sale_price.',
    '“{of}” é de uma promoção sem preço. Cada promoção precisa de um em sale_price.',
  ),
  reversed: label(
    'The sale would end before it begins.',
    'La oferta terminaría antes de empezar.',
    'A promoção terminaria antes de começar.',
  ),
  encoding: label(
    'This file is not UTF-8. Save it as “CSV UTF-8”.',
    'Este archivo no está en UTF-8. Guárdelo como «CSV UTF-8».',
    'Este arquivo não está em UTF-8. Salve-o como “CSV UTF-8”.',
  ),
  unreadable: label('This is no CSV file.', 'Este archivo no es CSV.', 'Este arquivo não é CSV.'),
  noRows: label('The table has no rows.', 'La tabla no tiene filas.', 'A tabela não tem linhas.'),
  tooMany: label(
    'A table has at most {most} rows.',
    'Una tabla tiene como máximo {most} filas.',
    'Uma tabela tem no máximo {most} linhas.',
  ),
  unknownColumn: label(
    'No column is called “{column}”.',
    'Ninguna columna se llama «{column}».',
    'Nenhuma coluna se chama “{column}”.',
  ),
  twiceColumn: label(
    'The column “{column}” stands there twice.',
    'La columna «{column}» figura dos veces.',
    'A coluna “{column}” aparece duas vezes.',
  ),
  noSlug: label('The column “slug” is missing.', 'Falta la columna «slug».', 'Falta a coluna “slug”.'),
} as const

export type TableLabels = Readonly<Record<keyof typeof texts, string>>

export const tableLabels = (language: string): TableLabels => labelsIn(texts, language)
