export * from '../../../../src/data/large-site';
