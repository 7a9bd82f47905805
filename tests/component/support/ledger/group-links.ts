export * from '../../../../src/slots/Sidebar/group-links';
