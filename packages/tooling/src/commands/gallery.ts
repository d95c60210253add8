import { serveGallery } from '../gallery/serve-gallery.ts';

// npm run gallery: every component of the kit in each state, in both languages, at three widths. PORT: 4400.
const gallery = await serveGallery(Number(process.env.PORT ?? 4400)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
console.log(`The gallery is at http://localhost:${gallery.port}. Ctrl-C ends it.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void gallery.close().then(() => process.exit(0)));
