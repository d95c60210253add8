import { type AdminHomeSections, type HomeSection, homeSections } from '@pasar/contract';

/** A section in the order of the page, and whether it is part of it. */
export interface ArrangedSection {
  name: HomeSection;
  isOn: boolean;
}

/** The draft, or what is published, followed by the sections that are left out. */
export const arrangeSections = ({ draft, published }: AdminHomeSections): ArrangedSection[] => {
  const names = draft ?? published;
  return [
    ...names.map((name) => ({ name, isOn: true })),
    ...homeSections.filter((name) => !names.includes(name)).map((name) => ({ name, isOn: false })),
  ];
};

export const listSelected = (sections: readonly ArrangedSection[]): HomeSection[] =>
  sections.filter(({ isOn }) => isOn).map(({ name }) => name);

/** The same sections with the one at a place moved by so many places. */
export const moveSection = (sections: readonly ArrangedSection[], from: number, by: number) => {
  const moved = sections[from];
  if (!moved) return [...sections];
  const others = sections.filter((section) => section !== moved);
  return others.toSpliced(from + by, 0, moved);
};
