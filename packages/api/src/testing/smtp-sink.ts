import { createServer, type Socket } from 'node:net';

export interface SmtpSink {
  url: string;
  /** The messages that were taken, as they came over the wire. */
  messages: string[];
  /** Answers 451 to every message from now on, or takes them again. */
  refuse(refuses: boolean): void;
  close(): Promise<void>;
}

/** A mail server that takes letters and keeps them in memory. */
export const openSmtpSink = async (): Promise<SmtpSink> => {
  const messages: string[] = [];
  let refuses = false;
  const converse = (socket: Socket) => {
    let message: string | null = null;
    let rest = '';
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const take = (line: string) => {
      if (message !== null) {
        if (line !== '.') {
          message += `${line}\n`;
          return;
        }
        messages.push(message);
        message = null;
        answer('250 taken');
      } else if (/^DATA/i.test(line)) {
        if (refuses) return answer('451 not now');
        message = '';
        answer('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else answer('250 fine');
    };
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    socket.on('error', () => {});
    answer('220 sink');
  };
  const server = createServer(converse);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    messages,
    refuse: (wanted) => {
      refuses = wanted;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
