// The node-* packages state `os` and `cpu` as strings; pnpm skips foreign platforms only when they are arrays.
const asArray = (value) => (typeof value === 'string' ? [value] : value);

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (/^node-(bin-)?(linux|darwin|win)-/.test(manifest.name)) {
        manifest.os = asArray(manifest.os);
        manifest.cpu = asArray(manifest.cpu);
      }
      return manifest;
    },
  },
};
