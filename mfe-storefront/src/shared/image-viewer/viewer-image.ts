export interface ViewerImage {
  w150: string;
  w600: string;
  w1200: string;
  alt: string;
}
