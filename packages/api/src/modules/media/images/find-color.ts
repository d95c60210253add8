import sharp from 'sharp';

/** The color that most of an image has, as six hexadecimal digits; none when one sees through the image. */
export const findColor = async (bytes: Uint8Array): Promise<string> => {
  const { dominant, isOpaque } = await sharp(bytes).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  return isOpaque ? Buffer.from(channels).toString('hex') : '';
};
