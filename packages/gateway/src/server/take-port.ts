import { type Listener, listen } from '../http/listen.ts';
import type { OpenGateway } from '../http/open-gateway.ts';
import { StartError } from './start-error.ts';

/** Listens on a port. Throws StartError when somebody else has it or it is not for everybody. */
export const takePort = async (
  fetch: OpenGateway['fetch'],
  port: number,
  host?: string,
): Promise<Listener> => {
  try {
    return await listen((request, env) => fetch(request, env), port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use by another program; stop it or set PORT to another one.`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`This machine has no address ${host}; set PASAR_HOST to one that it has.`);
    }
    if (code === 'EACCES') {
      throw new StartError(`Port ${port} is reserved for the system; set PORT to one above 1023.`);
    }
    throw error;
  }
};
