export const mark = ['M0 0h3'];
export const icons = {
  github: { paths: ['M0 0h1'], labels: { 'en-US': 'GitHub', 'zh-CN': 'GitHub' } },
  zhihu: { paths: ['M0 0h2'], labels: { 'en-US': 'Zhihu', 'zh-CN': '知乎' } },
};
