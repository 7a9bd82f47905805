/** Version 1, which dumi makes its anchors with, comes without types. */
declare module 'github-slugger' {
  export default class GithubSlugger {
    slug(text: string): string;
  }
}
