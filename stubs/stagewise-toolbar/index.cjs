throw new Error(
  '@stagewise/toolbar is left out of this repository, because its license is AGPL-3.0. Remove `stagewise` from .dumirc.ts.',
);
