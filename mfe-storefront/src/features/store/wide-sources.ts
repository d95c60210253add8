/**
 * A banner in two widths: its address names the file of 600 px, and every image can be asked for in 1200 px, where a
 * smaller one answers with what it has.
 */
export const wideSources = (url: string) => ({
  src: url,
  srcSet: `${url} 600w, ${url.replace(/600\.webp$/, '1200.webp')} 1200w`,
});
