import type { FontFamily } from './schema.ts';

/**
 * This list and those below contain the families of one category each, separated by commas, the most popular first.
 * After a family's name follow its upright weights in hundreds: `4`, `47` (400 and 700), or a range such as `1-9`.
 */
const sansSerif =
  'Roboto 1-9, Open Sans 3-8, Montserrat 1-9, Poppins 1-9, Inter 1-9, Lato 13479, Roboto Condensed 1-9, Oswald 2-7, Noto Sans 1-9, ' +
  'Raleway 1-9, Nunito 2-9, Nunito Sans 2-9, Rubik 3-9, Ubuntu 3457, Work Sans 1-9, DM Sans 1-9, Mulish 2-9, Barlow 1-9, Manrope 2-8, ' +
  'Source Sans 3 2-9, PT Sans 47, Quicksand 3-7, Kanit 1-9, Heebo 1-9, Figtree 3-9, Outfit 1-9, Karla 2-8, Fira Sans 1-9, Hind 3-7, ' +
  'Josefin Sans 1-7, Libre Franklin 1-9, Cabin 4-7, Titillium Web 234679, Mukta 2-8, Dosis 2-8, Plus Jakarta Sans 2-8, IBM Plex Sans 1-7, ' +
  'Arimo 4-7, Assistant 2-8, Archivo 1-9, Barlow Condensed 1-9, Exo 2 1-9, Teko 3-7, Overpass 1-9, Hind Siliguri 3-7, Urbanist 1-9, ' +
  'Public Sans 1-9, Sora 1-8, Lexend 1-9, Jost 1-9, Red Hat Display 3-9, Space Grotesk 3-7, Catamaran 1-9, Maven Pro 4-9, Asap 1-9, ' +
  'Barlow Semi Condensed 1-9, Signika 3-7, Fjalla One 4, Cairo 2-9, Varela Round 4, Prompt 1-9, Saira 1-9, Saira Condensed 1-9, ABeeZee 4, ' +
  'Abel 4, Acme 4, Almarai 3478, Anton 4, Archivo Narrow 4-7, Archivo Black 4, Advent Pro 1-9, Albert Sans 1-9, Be Vietnam Pro 1-9, ' +
  'Chivo 1-9, Didact Gothic 4, Encode Sans 1-9, Epilogue 1-9, Exo 1-9, Fira Sans Condensed 1-9, Francois One 4, Gothic A1 1-9, ' +
  'Hanken Grotesk 1-9, Instrument Sans 4-7, Istok Web 47, Khand 3-7, M PLUS Rounded 1c 1345789, Merriweather Sans 3-8, Monda 4-7, News Cycle 47, ' +
  'Onest 1-9, Orbitron 4-9, Oxygen 347, Pathway Gothic One 4, Play 47, Pontano Sans 3-7, PT Sans Narrow 47, Questrial 4, Rajdhani 3-7, ' +
  'Roboto Flex 1-9, Ropa Sans 4, Ruda 4-9, Russo One 4, Sarabun 1-8, Schibsted Grotesk 4-9, Secular One 4, Sen 4-8, Syne 4-8, Tajawal 1345789, ' +
  'Viga 4, Yantramanav 134579, Alata 4, Geologica 1-9, Gabarito 4-9, Bricolage Grotesque 2-8, Atkinson Hyperlegible 47';
const serif =
  'Playfair Display 4-9, Merriweather 3-9, Lora 4-7, PT Serif 47, Noto Serif 1-9, Roboto Slab 1-9, EB Garamond 4-8, Libre Baskerville 47, ' +
  'Bitter 1-9, Crimson Text 467, Cormorant Garamond 3-7, DM Serif Display 4, Source Serif 4 2-9, Slabo 27px 4, Arvo 47, Zilla Slab 3-7, ' +
  'Cinzel 4-9, Noticia Text 47, Josefin Slab 1-7, Domine 4-7, Spectral 2-8, Cardo 47, Vollkorn 4-9, Frank Ruhl Libre 3-9, Alegreya 4-9, ' +
  'Crimson Pro 2-9, Fraunces 1-9, Rokkitt 1-9, Tinos 47, Prata 4, Old Standard TT 47, Gelasio 4-7, Libre Caslon Text 47, Newsreader 2-8, ' +
  'Bree Serif 4, Crete Round 4, Marcellus 4, Playfair Display SC 479, Unna 47, Volkhov 47, Literata 2-9, Bodoni Moda 4-9, Abhaya Libre 4-8, ' +
  'Aleo 1-9, Young Serif 4, Instrument Serif 4, Martel 234678, IBM Plex Serif 1-7';
const display =
  'Bebas Neue 4, Lobster 4, Abril Fatface 4, Alfa Slab One 4, Righteous 4, Comfortaa 3-7, Fredoka 3-7, Patua One 4, Passion One 479, ' +
  'Lilita One 4, Titan One 4, Bangers 4, Luckiest Guy 4, Paytone One 4, Racing Sans One 4, Staatliches 4, Audiowide 4, Bungee 4, Carter One 4, ' +
  'Concert One 4, Black Ops One 4, Baloo 2 4-8, Changa One 4, Playball 4, Rammetto One 4, Squada One 4, Yeseva One 4, Special Elite 4, ' +
  'Press Start 2P 4, Monoton 4, Ultra 4, Chango 4, Unica One 4, Gruppo 4, Limelight 4, Oleo Script 47, Sigmar One 4, Rowdies 347';
const handwriting =
  'Dancing Script 4-7, Pacifico 4, Caveat 4-7, Satisfy 4, Great Vibes 4, Shadows Into Light 4, Kalam 347, Indie Flower 4, Permanent Marker 4, ' +
  'Sacramento 4, Courgette 4, Cookie 4, Kaushan Script 4, Yellowtail 4, Parisienne 4, Allura 4, Amatic SC 47, Gloria Hallelujah 4, ' +
  'Patrick Hand 4, Handlee 4, Tangerine 47, Alex Brush 4, Marck Script 4, Lobster Two 47, Bad Script 4, Architects Daughter 4';
const monospace =
  'Roboto Mono 1-7, Inconsolata 2-9, Source Code Pro 2-9, IBM Plex Mono 1-7, Space Mono 47, JetBrains Mono 1-8, Fira Code 3-7, Ubuntu Mono 47, Courier Prime 47';

const lists = { 'sans-serif': sansSerif, serif, display, handwriting, monospace } as const;

/**
 * Factor of each category. A family's rank in `knownFamilies` is its place in the list of its category, multiplied by
 * the factor: a larger factor puts the families of a category further back.
 */
const rankFactors = { 'sans-serif': 1, serif: 2.4, display: 3, handwriting: 4, monospace: 9 } as const;

function familyOf(category: FontFamily['category'], entry: string): FontFamily {
  const at = entry.lastIndexOf(' ');
  const [first = '', last] = entry.slice(at + 1).split('-');
  const weights =
    last === undefined
      ? [...first].map((digit) => Number(digit) * 100)
      : Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => (Number(first) + step) * 100);
  return { family: entry.slice(0, at), category, weights };
}

/** Families that the app offers if it has no list from a web-fonts service, the most popular first. */
export const knownFamilies: readonly FontFamily[] = Object.entries(lists)
  .flatMap(([name, entries]) => {
    const category = name as FontFamily['category'];
    return entries
      .split(', ')
      .map((entry, at) => ({ rank: (at + 1) * rankFactors[category], family: familyOf(category, entry) }));
  })
  .sort((a, b) => a.rank - b.rank)
  .map(({ family }) => family);
