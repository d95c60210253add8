import type { Endpoint } from '@pasar/contract';
import { escapeHtml } from '../../platform/mail/email.ts';
import { allCalls, type Call } from '../all-calls.ts';
import { buildJsonSchema, buildSharedSchemas } from './build-json-schema.ts';
import { fieldsTable } from './fields-table.ts';
import { referenceStyle } from './reference-style.ts';
import { storeGuide } from './store-guide.ts';

const openTo = ({ access, staff }: Endpoint): string =>
  ({ user: 'Signed in', merchant: 'Sellers', staff: `Staff: ${staff?.join(', ')}`, everybody: 'Everybody' })[
    access ?? 'everybody'
  ];

const inputsOf = ({ params, query, body, form }: Endpoint): string[] =>
  Object.entries({ Address: params, Query: query, Body: body, Form: form }).flatMap(([name, schema]) =>
    schema ? [fieldsTable(name, buildJsonSchema(schema, 'input'))] : [],
  );

const outputsOf = ({ data, meta, extra }: Endpoint): string[] => [
  fieldsTable('Answer: data', buildJsonSchema(data, 'output')),
  ...(extra ? [fieldsTable('Answer: beside data', buildJsonSchema(extra, 'output'))] : []),
  ...(meta ? ['<p><b>Answer: meta</b> the pages of the list</p>'] : []),
];

const callHtml = ({ area, name, endpoint }: Call): string => {
  const { method, path, summary, idempotent, scope } = endpoint;
  const once = idempotent ? ' · may carry an Idempotency-Key' : '';
  const keys = scope ? ` · keys with ${scope.join(' or ')}` : '';
  return `<details id="${area}.${name}"><summary><span class="${method}">${method}</span> <code>/api${path}</code> <span class="says">${escapeHtml(summary)}</span></summary>
<p class="meta">${openTo(endpoint)}${once}${keys}</p>${[...inputsOf(endpoint), ...outputsOf(endpoint)].join('')}</details>`;
};

const shapesHtml = (): string =>
  Object.entries(buildSharedSchemas())
    .map(
      ([name, schema]) =>
        `<details id="shape.${name}"><summary><code>${name}</code></summary>${fieldsTable(name, schema)}</details>`,
    )
    .join('');

const areas = [...new Set(allCalls.map(({ area }) => area))];
const title = (area: string) => area.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase());

/** Every call of the marketplace on one page that needs no script; English, as the names of the calls are. */
export const referencePage = (): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Calls of the marketplace | Pasar</title>
<style>${referenceStyle}</style></head><body><a class="skip" href="#calls">Skip to the calls</a><header><h1>Calls of the marketplace</h1>
<p>${allCalls.length} calls. Every answer is <code>{code, message, data}</code>; the HTTP status is the code, and a call succeeded when it is 200. Messages follow <code>Accept-Language</code> (<code>id</code>, <code>en</code>). Money is whole rupiah, times are ISO 8601.</p>
<p>Sign in with <code>POST /api/auth/login</code> and send its <code>jwt_token</code> as <code>Authorization: Bearer …</code>. Cookies are never a credential. The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Refusals: 401 nobody is signed in, 403 not for this account, 404 not there or not yours, 409 changed meanwhile (<code>data</code> tells the fresh state), 422 with a map of fields in <code>data</code>, 429 and 503 with <code>Retry-After</code>.</p></header>
<nav aria-label="Areas"><ul><li><a href="#stores">Programs of stores</a></li>${areas.map((area) => `<li><a href="#${area}">${title(area)}</a></li>`).join('')}<li><a href="#shapes">Shapes</a></li></ul></nav>
<main id="calls">${storeGuide}${areas
  .map(
    (area) =>
      `<section><h2 id="${area}">${title(area)}</h2>${allCalls
        .filter((call) => call.area === area)
        .map(callHtml)
        .join('')}</section>`,
  )
  .join(
    '',
  )}<section><h2 id="shapes">Shapes that many calls share</h2>${shapesHtml()}</section></main></body></html>`;
