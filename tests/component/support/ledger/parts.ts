export { default as LangSwitch } from '../../../../src/slots/LangSwitch';
export { default as HeaderExtra } from '../../../../src/slots/HeaderExtra';
export { default as NavMenu } from '../../../../src/slots/NavMenu';
export { default as NoSidebar } from '../../../../src/slots/NoSidebar';
export { default as NavbarExtra } from '../../../../src/slots/NavbarExtra';
export { default as RtlSwitch } from '../../../../src/slots/RtlSwitch';
