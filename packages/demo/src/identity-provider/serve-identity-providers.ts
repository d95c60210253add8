import type { RequestListener } from 'node:http';
import {
  type App,
  apiError,
  type Issuer,
  type IssuerName,
  issuerNames,
  type Platform,
} from '@pasar/api/plugin';
import { bodyLimit } from 'hono/body-limit';
import { getDemoIssuerPath } from './create-demo-issuers.ts';
import { inProcessHttp } from './in-process-http.ts';
import { getPageLocale, interact, sendPage } from './interact.ts';
import { openProvider } from './open-provider.ts';
import { failedPage, pagePolicy } from './sign-in-page.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Browsers may return to this server, by whatever name of this machine they reached it. */
const isOwn = (publicUrl: string) => (url: string) => {
  const own = new URL(publicUrl);
  const given = URL.parse(url);
  if (!given) return false;
  if (given.origin === own.origin) return true;
  return [given, own].every(({ hostname }) => loopback.test(hostname)) && given.port === own.port;
};

const listenerOf = (name: IssuerName, { issuer, clientId }: Issuer, { publicUrl, log }: Platform) => {
  const path = getDemoIssuerPath(name);
  const opening = openProvider({
    issuer,
    clientId,
    log,
    mayReturnTo: isOwn(publicUrl),
    errorPage: (ctx) => failedPage(getPageLocale(ctx.req.headers, ctx.query.ui_locales)),
  });
  const listen: RequestListener = async (request, response) => {
    const { url = '/' } = request;
    try {
      const open = await opening;
      // The library finds the path at which it is mounted by comparing the two.
      Object.assign(request, { originalUrl: url, url: url.slice(path.length) || '/' });
      if (url.startsWith(`${path}/interaction/`)) await interact(open, name, request, response);
      else await open.provider.callback()(request, response);
    } catch (error) {
      log.info({ err: error }, 'a sign-in at the local issuer could not go on');
      sendPage(response, 400, failedPage(getPageLocale(request.headers)));
    }
  };
  return listen;
};

const small = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw apiError.tooLarge();
  },
});

/** The local issuers of demo mode below `/dev/oidc`; each is opened at its first request. */
export const serveIdentityProviders = (app: App, platform: Platform): void => {
  for (const name of issuerNames) {
    const issuer = platform.issuers[name];
    if (!issuer?.local) continue;
    let answer: ReturnType<typeof inProcessHttp> | undefined;
    app.all(`${getDemoIssuerPath(name)}/*`, small, async (c) => {
      answer ??= inProcessHttp(listenerOf(name, issuer, platform));
      const answered = await answer(c.req.raw);
      if (answered.headers.get('content-type')?.startsWith('text/html')) {
        answered.headers.set('content-security-policy', pagePolicy);
      }
      return answered;
    });
  }
};
