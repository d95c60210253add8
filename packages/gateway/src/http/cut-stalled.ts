import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/**
 * Ends a request whose body has not progressed for so many milliseconds: a stalled caller holds a
 * connection that others need.
 */
export const cutStalled = (server: Server, longestStall: number): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let read = socket.bytesRead;
    let movedAt = performance.now();
    const timer = setInterval(() => {
      // A complete body or a sent response ends the wait.
      if (request.complete || response.writableEnded) return clearInterval(timer);
      if (socket.bytesRead !== read) {
        read = socket.bytesRead;
        movedAt = performance.now();
      } else if (performance.now() - movedAt >= longestStall) {
        clearInterval(timer);
        if (!response.headersSent) socket.write(timedOut);
        socket.destroySoon();
      }
    }, longestStall / 10);
    response.once('close', () => clearInterval(timer));
  });
};
