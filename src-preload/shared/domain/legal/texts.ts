import { isBlank, list, text } from '../../record/readers.ts';
import { languageOf, type SiteLanguage } from '../site/language.ts';
import type { SiteDocument } from '../site/schema.ts';

/** The pages about a visitor's data and about the terms of use. */
export const legalPages = ['privacy', 'terms'] as const;
export type LegalPage = (typeof legalPages)[number];

/** For each page, the field with staff's own text. If the field is empty, the page shows the result of `legalText`. */
export const legalFields = { privacy: 'privacy_text', terms: 'terms_text' } as const satisfies Record<
  LegalPage,
  string
>;

export const legalPath = (page: LegalPage): string => `${page}/`;

interface Facts {
  company: string;
  /** ways to reach the company, as the end of a sentence: ‘(828) 555-0142 or office@joes.com’; '' if none is known */
  reach: string;
  address: string;
  /** the record has a third party's code for measuring visits */
  watches: boolean;
  /** the record has a third party's chat code */
  chats: boolean;
}

const watching = ['google_analytics_tag', 'google_analytics_tag_body'] as const;

function factsOf(site: SiteDocument, or: string): Facts {
  const of = (field: string) => text(site[field]).trim();
  const town = [of('city'), of('state')].filter(Boolean).join(', ');
  const reach = [of('phone') || text(list(site.additional_phone_number_list)[0]).trim(), of('email')].filter(Boolean);
  return {
    company: of('company_name') || of('slug'),
    reach: reach.join(or),
    address: [of('street_address'), [town, of('zip_code')].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    watches: watching.some((field) => !isBlank(site[field])),
    chats: !isBlank(site.so_tell_us_chat_code),
  };
}

const paragraphs = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join('\n\n');

const english = {
  or: ' or ',
  privacy: ({ company, reach, address, watches, chats: hasChat }: Facts) =>
    paragraphs([
      `${company} takes care of what you tell us. This page says what this website collects, why, and what you can ask of us.`,
      '## What we collect',
      'When you write to us by the form on this website, we get what you enter there: your name, your phone number, your email address, the address of the job, your message and the photos that you add, as far as the form asks for them. When you call or text us, we get your number.',
      'The server that delivers these pages notes the address of your device and the time, as every web server does, to keep the website safe.',
      watches &&
        '## Measuring visits\n\nThis website uses a measuring service, which may store cookies on your device and learn which pages you look at. Your browser can refuse cookies; the website works without them.',
      hasChat &&
        '## Chat\n\nThe chat on this website is run by a service of its own, which receives what you write in it.',
      '## What we use it for',
      'We use what you tell us to answer you, to plan and do the work you ask for, and to bill it. We do not sell it, and we do not give it to others for their advertising. Services that carry messages or host this website handle it for us, and for nothing else.',
      '## Text messages',
      `If you tick the box at the form, ${company} may text you about your request. Consent is no condition of a purchase. How many messages you get depends on your request; message and data rates may apply. Reply STOP to end, or HELP for help. Phone numbers and consents are never shared with others for their marketing.`,
      '## What you can ask',
      reach !== '' &&
        `You can ask what we know of you, and have it corrected or deleted: write to or call us at ${reach}.`,
      address !== '' && `${company}, ${address}`,
    ]),
  terms: ({ company, reach, address }: Facts) =>
    paragraphs([
      `These terms are for the use of this website of ${company}. By using it you agree to them.`,
      '## Estimates and prices',
      'Prices and times on this website are for orientation. An offer is binding only once we have made it to you in writing. What we agree on for a job goes before these terms.',
      '## What the website says',
      'We write it with care and keep it up to date, but cannot promise that everything is complete and correct at all times. Links lead to websites of others, who are responsible for them.',
      '## Text messages',
      'If you agree to get text messages, how many you get depends on your request; message and data rates may apply. Reply STOP to end, or HELP for help. Carriers are not liable for messages that come late or not at all.',
      '## Pictures and words',
      `The pictures and words of this website belong to ${company} or to those who have let us use them. Ask us before you use them elsewhere.`,
      reach !== '' && `## Contact\n\nQuestions about these terms reach us at ${reach}.`,
      address !== '' && `${company}, ${address}`,
    ]),
};

const spanish: typeof english = {
  or: ' o ',
  privacy: ({ company, reach, address, watches, chats: hasChat }) =>
    paragraphs([
      `${company} cuida lo que usted nos cuenta. Esta página dice qué recopila este sitio, para qué, y qué puede pedirnos.`,
      '## Qué recopilamos',
      'Cuando nos escribe por el formulario de este sitio, recibimos lo que usted anota: su nombre, su teléfono, su correo electrónico, la dirección del trabajo, su mensaje y las fotos que agregue, según lo que pida el formulario. Cuando nos llama o nos manda un texto, recibimos su número.',
      'El servidor que entrega estas páginas anota la dirección de su dispositivo y la hora, como todo servidor web, para mantener seguro el sitio.',
      watches &&
        '## Medición de visitas\n\nEste sitio usa un servicio de medición, que puede guardar cookies en su dispositivo y saber qué páginas mira. Su navegador puede rechazar las cookies; el sitio funciona sin ellas.',
      hasChat && '## Chat\n\nEl chat de este sitio es de un servicio aparte, que recibe lo que usted escribe en él.',
      '## Para qué lo usamos',
      'Usamos lo que nos cuenta para responderle, para planear y hacer el trabajo que pide, y para cobrarlo. No lo vendemos ni lo damos a otros para su publicidad. Los servicios que llevan mensajes o alojan este sitio lo tratan para nosotros, y para nada más.',
      '## Mensajes de texto',
      `Si marca la casilla del formulario, ${company} puede mandarle mensajes de texto sobre su solicitud. El consentimiento no es condición de compra. La cantidad de mensajes depende de su solicitud; pueden aplicarse tarifas de mensajes y datos. Responda STOP para terminar, o HELP para ayuda. Los teléfonos y consentimientos nunca se comparten con otros para su mercadeo.`,
      '## Qué puede pedir',
      reach !== '' &&
        `Puede preguntar qué sabemos de usted, y pedir que lo corrijamos o borremos: escríbanos o llámenos, ${reach}.`,
      address !== '' && `${company}, ${address}`,
    ]),
  terms: ({ company, reach, address }) =>
    paragraphs([
      `Estos términos son para el uso de este sitio de ${company}. Al usarlo, usted los acepta.`,
      '## Presupuestos y precios',
      'Los precios y tiempos de este sitio son orientativos. Una oferta nos obliga solo cuando se la hemos hecho por escrito. Lo que acordemos para un trabajo va antes que estos términos.',
      '## Lo que dice el sitio',
      'Lo escribimos con cuidado y lo mantenemos al día, pero no podemos prometer que todo esté completo y correcto en todo momento. Los enlaces llevan a sitios de otros, que responden por ellos.',
      '## Mensajes de texto',
      'Si acepta recibir mensajes de texto, la cantidad depende de su solicitud; pueden aplicarse tarifas de mensajes y datos. Responda STOP para terminar, o HELP para ayuda. Las compañías telefónicas no responden por mensajes que llegan tarde o no llegan.',
      '## Imágenes y textos',
      `Las imágenes y los textos de este sitio son de ${company} o de quienes nos permiten usarlos. Pregúntenos antes de usarlos en otro lugar.`,
      reach !== '' && `## Contacto\n\nPara preguntas sobre estos términos: ${reach}.`,
      address !== '' && `${company}, ${address}`,
    ]),
};

const languages: Record<SiteLanguage, typeof english> = { en: english, es: spanish };

/** Returns the page's text, made from the record. A blank line separates paragraphs; headings begin with `## `. */
export function legalText(page: LegalPage, site: SiteDocument): string {
  const words = languages[languageOf(site)];
  return words[page](factsOf(site, words.or));
}
