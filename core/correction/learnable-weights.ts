import { readWeights } from "./model";

/**
 * Written by `evals/detect/fit.ts`; positive speaks for something worth keeping.
 * Columns: feature, weight, and what is added at the moments first, asked, changed, answered, other.
 * Then the wordings: one character a place of the table, see `wording.ts`.
 */
export const LEARNABLE_MODEL = readWeights(
  -2.53,
  `
  accusation 0.53 -0.01 0.01 0.06 0 0.09
  accuses_changed 0.2 0 0 0.06 0 0
  accuses_you 0.51 0 0 0 0.03 0.12
  answered -0.2 0 -0.01 0 -0.06 0
  answered_negative 0.04 0 -0.04 0 0.06 0
  answers 0.07 0.02 -0.04 0.03 -0.02 0.04
  answers_with_rule 1.61 0 0.18 0 0 0
  asked -0.06 0 -0.02 0 0 0
  asked_plain 0.1 0 0.03 0 0 0
  asked_rejects 0.06 0 0.02 0 0 0
  asked_short 0.04 0 0.01 0 0 0
  asks_back 0.13 0 0 0.04 0 0
  asks_bare -0.67 -0.03 -0.05 -0.17 0.02 0.03
  asks_bare_negative 0.22 -0.01 0 0.03 0.03 0.02
  asks_contrast -0.16 0 0 -0.05 0 0
  asks_last -0.39 -0.05 0.02 -0.04 -0.07 0.02
  asks_last_changed -0.04 0 0.03 -0.04 0 0
  asks_question -0.32 -0.04 -0.01 0.01 -0.02 0.11
  asks_tag -0.39 -0.05 0.02 -0.04 -0.07 0.02
  ban 0.65 -0.07 0.03 0.08 -0.01 0.01
  changed -0.01 0 0.13 -0.13 0 0
  changed_forbids 0.28 0 0.02 0.06 0 0
  changed_negative -0.26 0 0.02 -0.1 0 0
  changed_request 0.28 0 0 0.09 0 0
  changed_takeback -0.17 0 0 -0.05 0 0
  claimed_fault 0.43 0 0 -0.05 0.03 0.04
  claimed_negative 0.04 0 0 -0.02 0.02 0.01
  code -0.03 0 0 0 0 0
  conditional -0.1 -0.03 0.05 0.05 -0.01 -0.09
  conditional_changed 0.07 0 0.03 -0.01 0 0
  conditional_forbids -0.36 -0.04 0.03 -0.06 0.01 -0.05
  consent 1.12 0.04 0.02 -0.05 0.02 0.02
  constraint -0.73 -0.05 0 -0.02 -0.03 0
  contrast 0.06 -0.03 0 0.06 -0.02 0.01
  contrast_changed -0.26 0 0.02 -0.09 0 0
  contrast_overlap 0 0 -0.02 0.01 0.01 -0.01
  contrast_question -0.12 0 0 -0.04 0 0
  contrast_request 0.31 0 0 0.09 0 0
  contrast_technical 0.99 0 0 0.06 0 0
  convention 0.56 -0.03 0.01 0.1 -0.1 0.04
  convention_workflow 0.48 -0.03 0.01 0.09 -0.08 0
  deixis -0.1 -0.24 0.03 0.24 0.01 -0.07
  detector_edit_distance 2.22 0 0.03 0.04 0 0
  detector_interruption -0.27 0 0.02 -0.09 0 -0.01
  detector_restatement 0 0 0 0 0 0
  detector_rewrite 2.94 0 0 0.13 0 0
  detector_tool_override 1.24 0 0 0.07 0 0
  dislike -0.02 -0.04 -0.01 0 0.05 0
  durable 1.12 -0.1 0.21 0 0.07 -0.06
  durable_imperative 0.49 -0.08 0.09 0.07 0.02 -0.05
  durable_taste 0.02 0 -0.01 0.13 0.01 -0.01
  durable_workflow 0.47 -0.02 0.06 -0.11 0.05 -0.04
  evaluation -0.61 -0.03 0.01 -0.13 0 -0.03
  exclaims 0.09 -0.01 0 0.08 -0.03 -0.01
  expectation -0.46 -0.09 -0.01 -0.02 0.02 -0.04
  fault 0.65 -0.01 0 0.1 0 0.02
  fault_workflow 0.47 0 0.02 -0.02 -0.01 0.05
  first -0.01 0 0 0 0 0
  forbids 0.22 -0.14 -0.03 0.08 0.02 0.05
  frustration -0.31 0 0 -0.08 -0.01 -0.01
  guideline 0.42 -0.03 -0.02 0.02 0 0
  guideline_changed -0.08 0 0 -0.02 0 0
  harm 0.45 0.09 -0.09 0.18 -0.04 -0.01
  harm_changed 0.65 0 0 0.19 0 0
  inquires 0 -0.08 -0.03 -0.01 -0.01 0.13
  knowledge 0.6 0.06 -0.03 -0.05 0.07 0.01
  knowledge_changed -0.1 0 -0.01 -0.02 0 0
  knowledge_short 0.02 0 -0.01 0.01 0 0
  lengthy -0.31 -0.13 0 0 0.04 0
  lines -0.19 -0.01 0.01 -0.04 0 0
  log -0.62 -0.01 -0.01 0.08 0 -0.01
  long -0.04 -0.01 0 0 0 0
  manner 1.16 0.12 -0.01 0.03 0.16 0.05
  manner_plain 1.16 0.12 -0.01 0.03 0.16 0.05
  manner_task 0.03 -0.03 -0.01 0.02 0.03 0
  me 0.28 0.04 0.05 -0.03 0.03 0
  me_past 0.03 0.05 0.03 -0.01 -0.02 -0.04
  medium 0.24 0.02 0.01 0.18 -0.1 -0.04
  mine_changed -0.34 0 0 -0.1 0 0
  minewill -0.52 0 -0.01 -0.12 -0.01 -0.02
  misdirection 0.13 0 0.02 0.02 0.05 -0.05
  neg 0.1 -0.33 -0.04 0.21 0.03 0.15
  neg_answered 0.05 0 -0.02 0 0.03 0
  neg_asked -0.12 0 -0.04 0 0 0
  neg_changed 0.06 0 0 0.02 0 0
  negatives -0.21 -0.04 0 -0.07 0.04 0.01
  negatives_two -0.3 -0.01 -0.01 -0.14 0.06 0.01
  neglect 0.41 0 0 -0.08 0.03 0.06
  neglect_workflow 0.21 0 0 -0.03 0 0
  nextstep -0.35 -0.02 0.06 -0.07 0.01 -0.08
  no_act -0.01 0 0 0 0 0
  no_negative -0.41 0.27 -0.14 -0.12 -0.07 0.01
  norm 0.62 0.13 0.03 0.05 -0.05 0.03
  norm_changed 0.09 0 0.02 0.01 0 0
  norm_fresh 0.47 0.16 0 0 -0.05 0.03
  norm_technical 0.04 0.01 -0.02 0.02 -0.01 0.01
  norm_workflow 0.35 0.09 0.01 0.1 -0.06 -0.03
  obligation 2.13 -0.02 0 0 0 0
  only_question -0.77 -0.02 -0.01 -0.08 -0.05 0.08
  opens_but 0.06 0 0.02 0 0 0
  opens_request -0.95 -0.14 -0.09 0.09 -0.01 -0.02
  opens_yes -0.2 -0.02 0.14 -0.19 0.05 -0.04
  other_number 0.07 0 0 0.06 -0.01 -0.03
  other_value 0.18 0 0.01 -0.01 0.01 0.05
  other_value_short 0.24 0 0.02 0 0.01 0.05
  overlap 0.49 0 -0.04 0.18 -0.01 0.01
  overlap_negative -0.13 0 0.01 -0.07 -0.02 0.03
  past 0.16 0.06 0.05 0 0 -0.06
  past_changed 0.03 0 0 0.01 0 0
  pasted 0.04 -0.02 -0.02 0.07 -0.01 -0.01
  pasted_remark -0.14 0 0 -0.03 -0.01 0
  persistence -0.61 -0.05 -0.01 -0.1 0.02 -0.04
  persists -0.09 0 0 -0.03 0 0
  persists_neutral -0.32 0 0 -0.09 0 0
  pivots -0.3 0 -0.02 -0.07 0 0
  pivots_request -0.03 0 -0.01 0 0 0
  preferring 0.63 -0.08 0.03 0.06 0.06 0.03
  preferring_workflow 0.62 -0.03 0.03 -0.01 0 0.01
  prohibition 0.13 -0.23 -0.01 0.06 0 0.06
  prohibition_workflow 0.5 -0.12 0 0.04 0.02 0
  question_changed -0.27 0 0 -0.08 0 0
  question_neg -0.09 0 0 -0.04 -0.01 0.03
  question_unblaming -0.19 -0.02 -0.01 -0.04 -0.03 0.04
  recurrence 0.38 -0.02 0.04 0.04 0.04 -0.08
  regression -0.16 0 -0.01 -0.04 0 0
  rejects -0.27 -0.02 0.02 -0.12 -0.01 0.06
  remark 0.37 0.08 -0.04 0.05 -0.01 0.04
  remark_answered -0.21 0 -0.05 0 -0.01 0
  remark_asked -0.14 0 -0.04 0 0 0
  remark_changed 0.19 0 0 0.06 0 0
  remark_changed_long 0.19 0 0 0.06 0 0
  remark_changed_short -0.42 0 0 -0.13 0 0
  remark_clean 0.16 0 0 0.05 0 0
  remark_first 0.42 0.13 0 0 0 0
  remark_requests -0.23 -0.14 0.1 -0.06 0.05 -0.02
  reminder 0.52 -0.01 -0.04 0.06 -0.02 0.05
  repeated -0.28 0 0.02 -0.06 -0.02 -0.02
  request_neg 0.05 -0.1 0 0.06 0.03 0.03
  request_takeback -0.03 0 0 -0.01 0 0
  requests -0.24 -0.26 0.04 0.22 0.08 -0.16
  requests_negative -0.03 -0.09 -0.01 0.07 0.05 -0.04
  requests_only 0.05 -0.08 0 0.15 0.03 -0.09
  restrict 0.13 -0.05 -0.04 0.09 -0.03 0.07
  restrict_changed 0.03 0 0 0.01 0 0
  rigor 0.15 -0.04 -0.02 -0.04 0.01 -0.05
  selfcorrection -0.55 0 0 -0.1 -0.02 -0.04
  selfserve 0.95 0 0 0.03 -0.01 0.03
  settles -0.15 -0.04 -0.01 0 -0.01 0.02
  short -0.46 0.12 -0.02 -0.3 0.01 0.06
  shouts -0.11 -0.01 -0.02 -0.01 0 0
  standing 0.89 -0.07 0.09 0.04 0.02 0.01
  standing_forbids -0.64 -0.12 0 -0.21 -0.04 0.03
  standing_universal -0.03 -0.06 0.01 -0.07 0.01 0.01
  state -0.14 -0.06 0.06 -0.01 -0.04 0
  state_changed 0 0 0 0 0 0
  state_opens -0.06 -0.04 0.1 0.04 -0.03 -0.08
  state_overlap -0.22 0 -0.02 -0.01 -0.03 -0.01
  stopped_complaint 0.21 0 0 -0.05 0 -0.01
  success -0.44 -0.02 -0.02 -0.1 0.04 -0.03
  success_negative 0.3 0 0 0.02 0.06 0.01
  success_opens -0.4 0 0 -0.08 -0.02 -0.02
  success_pivots 0 0 0 0.01 0 -0.01
  swap 0.01 -0.02 -0.01 -0.13 0.01 -0.06
  tag 0.16 -0.03 -0.01 0.12 -0.02 -0.01
  takeback -0.19 -0.01 0 -0.05 0.02 -0.02
  taste -0.27 -0.09 -0.06 0.09 0.03 -0.05
  taste_only -0.44 -0.04 -0.03 0.15 0 -0.04
  technical 0.37 -0.12 0.03 0.25 -0.13 0.09
  temporary -0.85 -0.08 -0.02 -0.03 -0.01 0.01
  terse -0.28 0 0.06 -0.07 -0.06 -0.03
  terse_order -0.39 0 0.01 -0.09 -0.03 -0.01
  terse_technical_order 1.08 0.06 0.07 -0.18 0 0.01
  trouble -0.43 0.1 -0.02 -0.19 0.02 -0.05
  trouble_changed -0.65 0 0 -0.19 0 0
  trouble_negative -0.38 -0.01 -0.01 -0.07 -0.01 -0.02
  tweak -0.24 0.01 -0.02 -0.02 0.04 0.07
  unasked 0.5 0 -0.04 0.17 0.01 0
  unasked_negative 0.22 0 -0.02 0.06 0 0.02
  undone -0.26 0 0.02 -0.07 0 -0.03
  undone_negative -0.16 0 0 -0.05 0 -0.01
  universal 0.55 -0.05 0.01 0 0.05 0.04
  universal_workflow 0.65 -0.05 0 -0.07 0.04 0
  we 0.22 -0.07 0.04 0.24 -0.05 -0.09
  we_plain 0.38 -0.02 0.03 0.19 -0.07 -0.03
  wordy -0.21 -0.05 0 -0.01 0 0
  wordy_negative 0.02 -0.01 0 0.01 0 0
  workflow 0.19 0 -0.03 -0.03 0.01 0.1
  workflow_only 0.92 0.05 0 0.03 -0.02 0.12
  works -0.35 -0.01 0 -0.18 0.05 0.04
  yes_changed -0.64 0 0 -0.19 0 0
  yes_contrast -0.1 0 0 -0.03 0 0
  yes_neg 0.09 0 0.06 -0.07 0.01 0.04
  yes_negative 0.07 0 0.03 0 0.02 -0.02
  you 0.61 -0.05 0.05 0.09 0.04 0.06
  you_changed -0.1 0 0 -0.03 0 0
  you_past 0.45 -0.03 -0.01 0.11 0.03 0.03
  `,
  {
    largest: 1.0192,
    levels: `
  baahN.hjfechkfhjd.fbah..afgcYZdajd.ejejfod.ffcmfccZ.ggdcgaa.egd.i.h.ighbhfcnia.keebicb.o.cd.ed.ecn.o..crecdrdchd
  gjajWagWg.gZ.O.cdejlgoghdor.dahmbeZc.filMZ.gdicaZb.cbghZiatVi.fdjdeaffeam.cgbg.bbYciibjXdefgZYjlcehdqcihhidgfglZ
  cejcmda.fdbo0ihkiXlkd.Wcmnhcnl.negkghbdheYhkcZ.iZeggdrVvfYmeXXgcpi.fjce.Te.dcjecbaoe.hbbfd..am.Zcfhah.ZchcsnhcjV
  fa.tkZdbinf.bi.gfji.ZhedeigmdnnXtelgf.eeThYedefeenXgoVdkXqdVbidfffiba.VWe.mfjii.ag.ecgXZclcXafti.Ugebc.ghgheWXdg
  eegeeY.eZYcdhnedbbgf.ffa.dhcbhqfcheZicigkdaefiaVdhd.hfibkfohgg.fXjcmkeYddckmcdaieYhXafgicichhdVg.jidc.d.e.Zeh.lj
  eZedagcaahcghcddeemfffjddaScbdichnchefZdegfa.ebldhluovk.Ycc.ZYgfhcageh.ZaehaimehceXg.fc.dccuhjbgebadeahZdbcmbjgj
  fTchkagheaodege.efgdkWYbhfie..bkofaZieYRp.dfchdhjig.ggfekcd..h.ekahf.jcnobjgceebeo.eflZkhfd.finbfegagUi.dadfWc.l
  cfe.bgde.fWZaSgcfndaddbji.mcfhm.fbmei.bfge.enddedde..cdhc.dgn.acmnWncdgdhceiikZibg.aZiaec.mcee.eceblcbfdefckeo.g
  beb.feqbedkhkvgbhaehbqcfchdbahg.aeagdgiQ.fcfef.pkXjqPdgdwg.Yk.VfeheZifdhifdWgchf.ihy.ghlciVYbef.qZfbeiZfeifqWaed
  leldfjhe.d.bhchjfged.db.ddecjkcX.dodTfn.bZcenYg.ccahchefhbjjg.fdcaimiiif.fbmhdk.dmagkadch...hfieZeayglXhf..ZkacZ
  cd..hUgffZighcghhfddbelceeZW.gdffbgZgopegbWfgle.d.e..nfehYddgebpiXfYedjZdfdleYbhcaghbbidkWfcckgdhXg.dfnmZSk.hfiY
  geabefebjgaV.agYdh.o.cfdeh.fdSb.ghiZelllfZ.fembqtelodeZm.jcadcgfbb.d.ehgd.ekjcffdZ.kcZignad.dceecd.WPgdb.gc.e.fe
  jiehlXjgebfjfXfa.leibVfaalj.bT.WhjmqfXlgfiblh.dlfghdmfpcciYanh...g.dagemhq.jT..hdcjcXecameehd.fej.pgY.XggcV.ffZf
  fnldVc.ehfne2idl.ecWZeVXf..eibWaci.ihc.aadhf.fm.cacjekck.Ubegabkcdie.debsgeejmgabdggjfbebdicaifZji.Xdf.c..a.Yafe
  0g..Ycefccaebeamajdejj.Y.dhcYcZd.bhcb.ggUghib.Vfbff.cfedfcefZg.ihh..kdcgcehefnbdd.gc.Wk.fohYhigfohWcadfdh.ffffef
  eadfddfcYdiheihdcx.fmdY.cmfeda.glli.l...eXDWi.hjbjccZgfejkarcehifIgggiYgjonck.b.gnehX.aech.fibfjdqebdjd.fh.iheed
  meea.dcZbckfbhVgbeiWghddgoeefdYXglgibfdjb.mmaadgihmeZjfkmcabd.ghheggfZeeYjkdajjlebbfddcjdhcghkchdeleghidlg.hgaYl
  cfdYZfkeXcfjbabodZh.afj.f.b.podqef.qjhmedekedhagsgb.g.jqbihcafYddUih.fbSfg.kihe.fegdcmDe.hfgTfhbZfhiifbgf.dcbYgd
  gidgdfidcgf.ocif.aoeafeoegfagefodcflg.ldmNgchgiahajYheigeodXciXfeYamffecmkfmblahcbgg.hhd.Zbdd.ebcgd.ecWgbbZk...c
  deaZftc.dioccehdfhXf.f.g.gg.ibfkZhi.cZ.e.gVgCded.edejddZEfccX.fbfeccf.efgdse.dgjhnjbgmdZhedV.fhgdfgfbYj.idfccicg
  ambedgeiebbickiWda.fccgedfhffnimifcdXeimkbbbpbak.gkkdvehlifff.elifdVgXefY.Y.ckeefecWjdh.gYZdidkngY.hYdfgh.akZceb
  hkk.ebhhffYjdebigdYeeceXaaZeZi.bde.piaogbdelWbfbggcudmdYhcbeb.bhfd.cjghZcarfqgkdbffVigacgnhdfm.auesi.acdWiZadjbf
  ..bUfgZ.f..cnW..fbgefefkkaZdfddbQXNe.Ylecgje.fa..aggfh.jaalgfhbSXek.fbgdgbgd..XdibbeWhfYoeffeaYfgZaaigaice..d.OZ
  e.Xdhedck.jedmenfgkihZ.ccac.dbgjmY.kilj.XVc.d.cg.doed.liaeYdcZaadWja.XdeYddXhb.jgeW.iig.feUhhXgdipkmeYmdh.jelccf
  gbbfhfcfXfakeZagihfq.hhfeiaddiee.ogjmmijghejkbffinblzidbrehbeXfj.ggaeeld.ig..ggjeUcd.ei.ghfsb.eifeViljhf.iicach.
  ca...mfclYabf.hWifmokVnidkZeidfh.edba.aeqZbd.iacd.eehW.eemafYfejhiefdga.fZechabifdga.kig.nfjZZ.fhdfimbefhcZfhhcg
  .ca.bfglffgjiifhi.cldefcgodaafkdjfcdffkjfja.d.hf.ifdjjccofha.ebgbd.XjtkligXf.dhisfkd.emk.e.pcYmc..bdZfgcdhaehddb
  ebeef.efcc.mebdfiijgndBajZeeehcdffaejfblffmUfZe.d.dgb.dffddfdedhficeXgfgeeaYachindh..2deb.YgkgUXcdfamgdkgebdXjig
  acbdddfWkemiaidf..bgkchiejgbVXa...kgbjddicTfZXfjiiiiekdojfccc.eegkcgbidfdadd.efdcgefcjiZbjeZlfm.cedfWldbdefee.i.
  dcgmedhlpf.edegfffl.hfchclfhece.bhVakhhgkVfgZhcdmi.Xddfheojc.fefmzffecaeteiddndVmiZI..pgg.Y.XkYnecTXghWcbnacgagP
  ZdkYecbfflbbicggcfhbj.acWcc.cibffhfi.indf.jecgalfah.eibedjj.lgXYbtenfeehag.d..fac.ffqmwlcahk.k.kddgfPbaAekePg.ag
  dXd..mdikebjgdicbfddkiccejhfcjcTfinblegjhbecihggjb.fgeeKcdeokhbifje..jk.kSfd.bcct2hfc.zfgfgeUggaldk.fdh..bbbghdm
  dajcd.bmhicdgdiflc.ekeadgphhajgjXjg.bgfZeXfdchebchfZbdcefteaifgikculidicmcbeZgcYccng.hiacchhjkdefcbilafhaY.slj.e
  hYelaljaabUiimj.gdYe..cmeWdbagdbedd.jegcbdhckgegeiV.eiVkidhefekX.n.hmcb..f..cYawfdggYeXdheec.ceeScaffbaubgbcbeZe
  ecfohjdZeXfhgfgdlgij.fWccc.ngpkSkgehfWgmeiZkefkgf.Yiglegjcf.jfdchbZjccgd.qdfbgd.daYefeZZehadlefjecddfdZjgg.egeYe
  efhlpbcbhnOXce.bbgZdfdbligkcgjafdfija.VkdiadSfZhcgm.jeffmZgehXaage.ibi.fceekafhgbbbfaideciaZapfedhmcgeddi.cdspmm
  cdnjYYkdbacihhdgfiekckc.keajlfeecihcYmkgechadik.deebdZdMdfiS.dUb
  `,
  },
);
