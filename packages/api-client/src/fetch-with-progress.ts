/**
 * A fetch that reports how much of the body has left. XMLHttpRequest, because streaming a body through fetch
 * needs HTTP/2 in browsers; where it does not exist, the usual fetch reports the end only.
 */
export const fetchWithProgress =
  (onProgress: (fraction: number) => void, usual: typeof fetch = fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (typeof XMLHttpRequest === 'undefined') {
      const response = await usual(request);
      onProgress(1);
      return response;
    }
    return send(request, await request.blob(), onProgress);
  };

const send = (request: Request, body: Blob, onProgress: (fraction: number) => void): Promise<Response> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(request.method, request.url);
    xhr.responseType = 'text';
    request.headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    xhr.onload = () => {
      onProgress(1);
      resolve(new Response(xhr.responseText, { status: xhr.status, headers: headersOf(xhr) }));
    };
    xhr.onerror = () => reject(new TypeError('Network request failed'));
    xhr.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    request.signal.addEventListener('abort', abort, { once: true });
    xhr.onloadend = () => request.signal.removeEventListener('abort', abort);
    xhr.send(body);
  });

const headersOf = (xhr: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
};
