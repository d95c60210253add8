import { readFiles, tarGz } from '../tar.ts';

/** The response of `/ops/v1`. */
export interface OpsResponse {
  code: number;
  message: string;
  data: unknown;
}

interface Release {
  app: string;
  version: string;
  folder: string;
}

/** Calls a server's `/ops/v1` with a team's key. */
export class OpsClient {
  readonly #url: string;
  readonly #key: string;

  constructor(url: string, key: string) {
    this.#url = url.replace(/\/+$/, '');
    this.#key = key;
  }

  get(path: string): Promise<OpsResponse> {
    return this.#ask(path, { method: 'GET' });
  }

  order(app: string, verb: string, body: object): Promise<OpsResponse> {
    const headers = { 'content-type': 'application/json' };
    return this.#ask(`/apps/${app}/${verb}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Sends a release folder; every hash is computed again where it arrives. */
  publish(o: Release & { reason: string; dryRun: boolean }): Promise<OpsResponse> {
    const query = new URLSearchParams({ reason: o.reason, ...(o.dryRun && { 'dry-run': '' }) });
    return this.#send(o, `?${query}`);
  }

  /** Asks the contract gate about a release folder, which is not stored. */
  preview(o: Release): Promise<OpsResponse> {
    return this.#send(o, '/check');
  }

  async #send({ app, version, folder }: Release, rest: string): Promise<OpsResponse> {
    const body = new Uint8Array(await tarGz(readFiles(folder)));
    const headers = { 'content-type': 'application/gzip' };
    return this.#ask(`/apps/${app}/releases/${version}${rest}`, { method: 'POST', headers, body });
  }

  async #ask(path: string, init: RequestInit): Promise<OpsResponse> {
    const headers = { ...init.headers, authorization: `Bearer ${this.#key}` };
    const response = await fetch(`${this.#url}/ops/v1${path}`, { ...init, headers }).catch(() => undefined);
    if (!response) throw new Error(`${this.#url} does not answer: see PASAR_OPS_URL.`);
    return response.json().catch(() => {
      throw new Error(
        `${this.#url} is not a Pasar server, or a proxy answers for it (HTTP ${response.status}).`,
      );
    }) as Promise<OpsResponse>;
  }
}
