import type { Problem } from '../../../../src/model/problem';

export const problems: Problem[] = [];
