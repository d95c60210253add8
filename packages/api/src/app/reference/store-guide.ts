import { apiKeyLimits, apiScopes, webhookEvents, webhookLimits } from '@pasar/contract';
import { allCalls } from '../all-calls.ts';

const callsOf = (scope: (typeof apiScopes)[number]): string =>
  allCalls
    .filter(({ endpoint }) => endpoint.scope?.includes(scope))
    .map(({ area, name }) => `<a href="#${area}.${name}">${area}.${name}</a>`)
    .join(', ');

const scopeRows = apiScopes
  .map((scope) => `<tr><td><code>${scope}</code></td><td>${callsOf(scope)}</td></tr>`)
  .join('');

const verify = `import { verifyWebhook } from '@pasar/api-client';
const message = await verifyWebhook({ secret, headers: request.headers, body });`;

/** What a store's own programs need to know, above the calls; docs/developers.md says it at length. */
export const storeGuide = `<section><h2 id="stores">Programs of stores</h2>
<p>A store creates keys and webhooks on the page Developer of its dashboard. Send a key as <code>Authorization: Bearer pasar_live_…</code>; it is shown once, at most ${apiKeyLimits.keys} a store, valid for at most ${apiKeyLimits.days} days, and may be limited to networks. A revoked or expired key, and one of a suspended store, answers 401 from its next call on. A key may call ${apiKeyLimits.requestsPerMinute} times a minute; then 429 with <code>Retry-After</code>.</p>
<div class="wide" tabindex="0" role="group" aria-label="Scopes"><table><caption>Scopes; any other call answers 403, and <code>data.scopes</code> names those that would open it</caption><thead><tr><th scope="col">Scope</th><th scope="col">Opens</th></tr></thead><tbody>${scopeRows}</tbody></table></div>
<p>Webhooks (${webhookLimits.endpoints} a store) tell of ${webhookEvents.map((event) => `<code>${event}</code>`).join(', ')} by ids and a status, as Standard Webhooks sign them: <code>webhook-id</code>, <code>webhook-timestamp</code>, <code>webhook-signature</code>. Check them before anything else, with the client or any library of the standard:</p>
<pre tabindex="0">${verify}</pre>
<p>Answer 2xx within 10 seconds. What was not taken is sent again under the same <code>webhook-id</code> after 5 seconds, 5 and 30 minutes, 2, 5, 10 and 10 hours. 410, or five failing days, stop a webhook. After a rotation both secrets sign for 24 hours. The log of ${webhookLimits.logDays} days sends each delivery again.</p></section>`;
