import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../workspace.ts';
import { longest } from './server-tests.ts';

const isLong = ({ moduleId }: TestSpecification) =>
  longest.some((place) => path.relative(root, moduleId).startsWith(place));

/**
 * Runs the longest files of a project first. The runner's default order is by size, which says little about
 * their time.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isLong), ...own.filter((spec) => !isLong(spec))];
    });
  }
}
