/** The address of a file that the build takes along. */
declare module '*.woff2' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: the build gives assets as default exports
  export default url;
}
