; Added to electron-builder's NSIS script. SHELL_CONTEXT is HKLM for an installation for all users, else HKCU.
!define LINK_KEY "Software\Classes\sitewright"

; A link from a mail opens the app before its first start, and for every user of the computer.
!macro customInstall
  WriteRegStr SHELL_CONTEXT "${LINK_KEY}" "" "URL:Sitewright site link"
  WriteRegStr SHELL_CONTEXT "${LINK_KEY}" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "${LINK_KEY}\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr SHELL_CONTEXT "${LINK_KEY}\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
!macroend

; The uninstaller runs within an update too. Links that another installation has taken over stay with it.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    ReadRegStr $R0 SHELL_CONTEXT "${LINK_KEY}\shell\open\command" ""
    ${if} $R0 == '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
      DeleteRegKey SHELL_CONTEXT "${LINK_KEY}"
    ${endIf}
  ${endIf}
!macroend

; The app's data stays, but nobody looks for it once the app is gone. The environment names the folder of the user, also
; where an installation for all users is removed. A silent uninstallation asks nothing.
!macro customUnInit
  ${ifNot} ${isUpdated}
  ${andIfNot} ${Silent}
    ReadEnvStr $R0 LOCALAPPDATA
    StrCpy $R0 "$R0\${PRODUCT_NAME}\unsent.txt"
    ${if} ${FileExists} "$R0"
      FileOpen $R1 "$R0" r
      FileRead $R1 $R2
      FileClose $R1
      MessageBox MB_YESNO|MB_ICONEXCLAMATION|MB_DEFBUTTON2 "$R2$\r$\nUninstall ${PRODUCT_NAME} all the same?" IDYES goOnWithout
      Quit
      goOnWithout:
    ${endIf}
  ${endIf}
!macroend
