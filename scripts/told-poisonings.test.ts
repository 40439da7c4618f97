import { describe, expect, test } from 'vitest'
import { meansPoisoning } from '@/read-model/search-species'
import { model } from './lib/searched'

describe('SAF-03 an accident told in a sentence opens the help', () => {
  test.each([
    'my daughter ate a red mushroom',
    'my son ate the mushroom',
    'we were in the park today and our two year old ate a mushroom',
    'hola mi hijo estaba jugando en el jardín de casa y se comió una seta',
    'boa tarde minha filha de dois anos estava no quintal e comeu um cogumelo',
    'Help!! I think our baby just swallowed a piece of a mushroom from the lawn',
    'kid put a wild mushroom in his mouth what do i do',
    'toddler had a brown mushrom in her mouth',
    'my husband has eaten wild mushrooms and is vomiting',
    'we had mushrooms for dinner last night and now everybody has diarrhea and cramps',
    'friend feels sick after mushroom soup',
    'i ate a musrhoom from my yard, am i going to die',
    'she didnt eat much of the toadstool, only licked it',
    'my puppy keeps eating mushrooms in the garden',
    'can dogs eat mushrooms',
    'mushroom poisoning dog',
    'cat chewed a mushroom',
    'horse eats fungi in the field is it dangerous',
    'our neighbor ate what looks like amanita',
    'stomach pain since yesterday after foraged mushrooms',
    'mi hija de tres años se ha comido una seta roja del parque',
    'creo que mi bebé se metió un hongo en la boca',
    'el niño está comiendo setas del jardín',
    'mi marido comió ayer setas que recogió en el monte y ahora vomita',
    'me siento mal después de cenar níscalos y otras setas',
    'la abuela está vomitando, cenamos hongos del bosque',
    'anoche comimos setas y tenemos diarrea',
    'mi perro se ha tragado un hongo en el parque, qué hago',
    'los perros pueden comer setas',
    'mi gato come hongos del jardín',
    'mi hijo comió un ongo',
    'dolor de barriga después de comer champiñones',
    'se intoxicaron con setas en mi pueblo',
    'meu filho colocou um cogumelo na boca',
    'minha neta engoliu um pedaço de cogumelo branco',
    'comemos cogumelos do mato ontem e hoje estamos com diarreia',
    'a criança está comendo cogumelos no jardim',
    'minha mãe está passando mal depois do risoto de cogumelos',
    'meu gato comeu um cugumelo',
    'cachorro pode comer cogumelo',
    'o cão lambeu um cogumelo amarelo no passeio',
    'comi um cogumelo achando que era champignon',
    'tontura e vômitos após cogumelos',
  ])('%s', (text) => {
    expect(meansPoisoning(model, text)).toBe(true)
  })

  test('at the end of the longest question too', () => {
    const before = 'hello everybody and thank you for this page, we walked along the river with the whole family '
    for (const told of ['and our son ate a mushroom', 'y el pequeño se comió una seta', 'e a menina comeu um cogumelo'])
      expect(meansPoisoning(model, before + told), told).toBe(true)
  })
})

describe('SAF-03 what is cooked, grown, bought or looked up opens none', () => {
  test.each([
    'how to cook mushrooms',
    'how to eat mushrooms',
    'mushroom recipes',
    'mushroom soup recipe for kids',
    'best mushrooms to eat raw',
    'mushrooms eaten in japan',
    'edible mushrooms in spring',
    'which wild mushrooms can i eat',
    'what do mushrooms eat',
    'mushroom supplement for dogs',
    'lions mane for dogs',
    'shallow pan mushrooms',
    'mushroom grow kit for children',
    'oyster mushroom spawn',
    'bitter mushrooms after cooking',
    'date night mushroom dinner',
    'recetas con setas',
    'comer setas',
    'cómo cocinar hongos',
    'comida con setas',
    'setas comestibles para niños',
    'dónde comer setas en soria',
    'qué setas se comen en otoño',
    'suplemento de hongos para perros',
    'trago de chaga',
    'cultivo de hongos ostra en casa',
    'receita com cogumelos',
    'que cogumelos comer',
    'cogumelos para comer crus',
    'cogumelos até 50 reais',
    'cogumelos comestíveis do brasil',
    'receita de strogonoff de cogumelos para crianças',
    'suplemento de cogumelo para cães',
    'kit de cultivo de cogumelos',
    'comer bem: cogumelos na dieta',
  ])('%s', (text) => {
    expect(meansPoisoning(model, text)).toBe(false)
  })
})
