import { join } from 'node:path';
import { readKey } from '../platform/secret-key.ts';
import { PreviewTokenIssuer } from './release-preview.ts';

/** The preview token issuer of a server, by the key in a folder of its data. */
export const openPreviewTokenIssuer = (folder: string): PreviewTokenIssuer =>
  new PreviewTokenIssuer(readKey(join(folder, 'trial.key')));
