import { Car, House, Laptop, type LucideIcon, Package, Shirt, Smartphone, Wheat } from 'lucide-react';

/** The images that the marketplace may name for a root; an unknown name gets a parcel. */
const icons: Record<string, LucideIcon> = {
  wheat: Wheat,
  shirt: Shirt,
  house: House,
  smartphone: Smartphone,
  laptop: Laptop,
  car: Car,
};

export const CategoryIcon = ({ name }: { name: string }) => {
  const Icon = icons[name] ?? Package;
  return <Icon size={20} strokeWidth={1.9} aria-hidden="true" />;
};
