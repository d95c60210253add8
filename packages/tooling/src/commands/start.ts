import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { exitWithSentence } from '../start/exit-with-sentence.ts';
import { dataFolder, root } from '../workspace.ts';

// npm start: builds what changed, creates and seeds the data when there is none, and serves it on one port.
enableCompileCache(path.join(root, 'node_modules/.cache/compiled'));
const { runServer } = await import('../start/run-server.ts');
await (await import('../links/write-link-names.ts')).writeLinkNames();
await runServer({ dataDir: dataFolder(), port: Number(process.env.PORT ?? 4000) }).catch(exitWithSentence);
