// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { specimens } from './testing/specimens.tsx';

test.each(Object.entries(specimens))(
  '%s needs no inline style and no script on the server [S16]',
  (_name, specimen) => {
    const html = renderToString(specimen);
    expect(html).not.toMatch(/<[a-z][^>]* style=/);
    expect(html).not.toContain('<script');
  },
);
