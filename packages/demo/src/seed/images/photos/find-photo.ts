import { findImage } from '@pasar/demo-images';
import { type Photo, photoKey } from './photo.ts';

/** The file that shows a photo, undefined before it was made. Two photos that look the same have one file. */
export const findPhoto = (photo: Photo): string | undefined => findImage(photoKey(photo));
