/**
 * A banner in two widths: its address names the file of 600 px, and every image can be requested in 1200
 * px, where a smaller one returns its largest.
 */
export const wideSources = (url: string) => ({
  src: url,
  srcSet: `${url} 600w, ${url.replace(/600\.webp$/, '1200.webp')} 1200w`,
});
