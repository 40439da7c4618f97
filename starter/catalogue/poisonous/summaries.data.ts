import type { Localized } from '@/core/locales'

/** What references say that several species cite, by address. */
export const sharedSummaries: Readonly<Record<string, Localized>> = {
  'https://doi.org/10.1016/j.fct.2015.09.008': {
    en: 'Review of how death-cap toxins damage the liver and how poisoning is treated.',
    es: 'Revisa cómo dañan el hígado las toxinas de la oronja verde y cómo se trata la intoxicación.',
    pt: 'Revisa como as toxinas do chapéu-da-morte lesam o fígado e como se trata o envenenamento.',
  },
  'https://doi.org/10.1081/CLT-120014646': {
    en: 'Pools 2,108 hospital cases from Europe and North America and compares outcomes of the treatments used.',
    es: 'Reúne 2108 casos hospitalarios de Europa y Norteamérica y compara los resultados de los tratamientos.',
    pt: 'Reúne 2.108 casos hospitalares da Europa e da América do Norte e compara os resultados dos tratamentos.',
  },
  'https://doi.org/10.1186/1471-2148-14-143': {
    en: 'Family tree of the deadly amanitas, with many species new to science.',
    es: 'Árbol genealógico de las amanitas mortales, con muchas especies nuevas para la ciencia.',
    pt: 'Árvore genealógica das amanitas mortais, com muitas espécies novas para a ciência.',
  },
  'https://www.mykoweb.com/TFWNA/': {
    en: 'Free illustrated handbook by a physician, arranged by type of poisoning.',
    es: 'Manual ilustrado y gratuito de un médico, ordenado por tipo de intoxicación.',
    pt: 'Manual ilustrado e gratuito de um médico, organizado por tipo de intoxicação.',
  },
  'https://doi.org/10.1007/s13181-013-0355-2': {
    en: 'Open-access clinical review of poisonous mushrooms arranged by organ system.',
    es: 'Revisión clínica de acceso abierto sobre setas venenosas, ordenada por órganos.',
    pt: 'Revisão clínica de acesso aberto sobre cogumelos venenosos, organizada por órgãos.',
  },
  'https://doi.org/10.1016/S0041-0101(03)00238-1': {
    en: 'Overview of amatoxin, orellanine and gyromitrin mushrooms from the Swedish poison center.',
    es: 'Panorama de las setas con amatoxinas, orellanina y giromitrina del centro sueco de toxicología.',
    pt: 'Panorama dos cogumelos com amatoxinas, orelanina e giromitrina do centro sueco de intoxicações.',
  },
  'https://doi.org/10.1016/j.toxicon.2018.11.007': {
    en: 'Sorts mushroom poisonings into clinical groups by the organ first and worst affected.',
    es: 'Ordena las intoxicaciones por setas en grupos clínicos según el órgano más afectado y el primero en fallar.',
    pt: 'Organiza as intoxicações por cogumelos em grupos clínicos segundo o órgão atingido primeiro e com mais força.',
  },
  'https://doi.org/10.3390/biology11050770': {
    en: 'Sorts out the white deadly amanitas of Europe, their toxins and poisonings; the twin of A. verna that does not react to potassium hydroxide gets its own name, A. vidua.',
    es: 'Aclara las amanitas blancas mortales de Europa, sus toxinas e intoxicaciones; la gemela de A. verna que no reacciona a la potasa recibe nombre propio, A. vidua.',
    pt: 'Esclarece as amanitas brancas mortais da Europa, suas toxinas e intoxicações; a gêmea de A. verna que não reage à potassa recebe nome próprio, A. vidua.',
  },
  'https://doi.org/10.46234/ccdcw2020.005': {
    en: 'National count of outbreaks, deaths and the species behind them.',
    es: 'Recuento nacional de brotes, muertes y las especies que los causaron.',
    pt: 'Contagem nacional de surtos, mortes e das espécies que os causaram.',
  },
  'https://doi.org/10.46234/ccdcw2023.009': {
    en: 'Yearly report on outbreaks and the species identified, deadly ones included.',
    es: 'Informe anual sobre los brotes y las especies identificadas, incluidas las mortales.',
    pt: 'Relatório anual sobre os surtos e as espécies identificadas, inclusive as mortais.',
  },
  'https://doi.org/10.1016/j.wem.2021.09.002': {
    en: 'Compares the mushrooms that cause kidney failure and the time each takes to do so.',
    es: 'Compara las setas que causan fallo renal y el tiempo que tarda cada una.',
    pt: 'Compara os cogumelos que causam falência renal e o tempo que cada um leva.',
  },
  'https://doi.org/10.2165/00139709-200625030-00004': {
    en: 'Reviews syndromes recognized since the 1990s: smithiana/proxima, erythromelalgia, rhabdomyolysis and encephalopathy.',
    es: 'Revisa los síndromes reconocidos desde los años noventa: smithiana y proxima, eritromelalgia, rabdomiólisis y encefalopatía.',
    pt: 'Revê as síndromes reconhecidas desde os anos noventa: smithiana e proxima, eritromelalgia, rabdomiólise e encefalopatia.',
  },
  'https://doi.org/10.1080/15572536.2005.11832920': {
    en: 'Quantifies amatoxins in Galerina marginata, the small brown killer that is taken for edible and psilocybin species.',
    es: 'Mide las amatoxinas de Galerina marginata, confundida con especies comestibles y con las que llevan psilocibina.',
    pt: 'Quantifica as amatoxinas de Galerina marginata, confundida com espécies comestíveis e com as que têm psilocibina.',
  },
  'https://doi.org/10.3390/toxins6082336': {
    en: 'Tests dapperlings one by one for amatoxins; some have them, many do not.',
    es: 'Analiza las lepiotas una por una en busca de amatoxinas: algunas las tienen, muchas no.',
    pt: 'Analisa as lepiotas uma a uma à procura de amatoxinas: algumas têm, muitas não.',
  },
  'https://doi.org/10.1016/S0041-0101(00)00248-8': {
    en: 'Collects 245 cases and sets out the long delay, the kidney damage and the outcomes.',
    es: 'Reúne 245 casos y describe el largo retraso, el daño renal y la evolución.',
    pt: 'Reúne 245 casos e descreve a longa demora, o dano renal e a evolução.',
  },
  'https://doi.org/10.1177/0960327115613845': {
    en: 'Review of the webcap toxin: where it is found, how it acts and how patients fare.',
    es: 'Revisión de la toxina de los cortinarios: dónde está, cómo actúa y qué es de los pacientes.',
    pt: 'Revisão da toxina dos cortinários: onde está, como age e o que acontece com os pacientes.',
  },
  'https://doi.org/10.1002/jat.2550110403': {
    en: 'Explains how false morels give rise to monomethylhydrazine and what it does to the body.',
    es: 'Explica cómo la falsa colmenilla genera monometilhidracina y qué daños produce.',
    pt: 'Explica de que modo a falsa-morquela gera monometil-hidrazina e os danos que esta causa.',
  },
  'https://doi.org/10.3390/toxins12100639': {
    en: 'Reviews mushrooms long eaten and later suspected of harm, and how good the evidence is.',
    es: 'Revisa setas comidas desde antiguo y luego sospechosas, y la solidez de las pruebas.',
    pt: 'Revê cogumelos comidos há muito tempo e depois suspeitos, e a solidez das provas.',
  },
  'https://openlibrary.org/isbn/9780716726005': {
    en: 'Handbook of poisonous mushrooms for mycologists and physicians.',
    es: 'Manual de setas venenosas para micólogos y médicos.',
    pt: 'Manual de cogumelos venenosos para micólogos e médicos.',
  },
  'https://doi.org/10.1016/j.ejim.2012.03.014': {
    en: 'Swiss poison-center series showing which mushrooms are eaten by mistake and what follows.',
    es: 'Serie del centro suizo de toxicología: qué setas se comen por error y qué ocurre después.',
    pt: 'Série do centro suíço de intoxicações: que cogumelos se comem por engano e o que acontece depois.',
  },
  'https://doi.org/10.1080/00275514.2018.1479561': {
    en: 'Counts of exposures, harm and deaths from United States poison-center data.',
    es: 'Recuento de exposiciones, daños y muertes según los centros de toxicología de Estados Unidos.',
    pt: 'Contagem de exposições, danos e mortes segundo os centros de intoxicações dos Estados Unidos.',
  },
  'https://doi.org/10.1007/BF00472564': {
    en: 'Case reports of poisoning by the green-spored parasol, the classic confusion, with a review of the illness.',
    es: 'Casos de intoxicación por la lepiota de esporas verdes, la confusión clásica, y revisión del cuadro.',
    pt: 'Casos de envenenamento pela lepiota-de-esporos-verdes, o engano clássico, com revisão dos sintomas.',
  },
  'https://doi.org/10.3349/ymj.2013.54.1.265': {
    en: 'Two people drank tea boiled from clusters of reishi with poison fire coral among them, and one died.',
    es: 'Dos personas bebieron la infusión de un reishi entre el que había coral de fuego venenoso; una murió.',
    pt: 'Duas pessoas beberam chá de reishi com coral-de-fogo-venenoso no meio; uma morreu.',
  },
}
