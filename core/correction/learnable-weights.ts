import { readWeights } from "./model";

/**
 * Written by `evals/detect/fit.ts`; positive speaks for something worth keeping.
 * Columns: feature, weight, and what is added at the moments first, asked, changed, answered, other.
 * Then the wordings: one character a place of the table, see `wording.ts`.
 */
export const LEARNABLE_MODEL = readWeights(
  -2.59,
  `
  accusation 0.29 0 0.01 0.08 0 0.06
  accuses_changed 0.15 0 0 0.08 0 0
  accuses_question 0 0 0 0 0 0
  accuses_you 0.23 0 0 0.02 0.02 0.07
  answered -0.09 0 0 0 -0.04 0
  answered_negative -0.01 0 -0.03 0 0.02 0
  answers 0.03 0.02 -0.02 0.01 -0.01 0.02
  answers_with_rule 1.26 0 0.13 0 0 0
  asked -0.01 0 0 0 0 0
  asked_contrast -0.04 0 -0.02 0 0 0
  asked_forbids -0.02 0 -0.01 0 0 0
  asked_plain 0.07 0 0.03 0 0 0
  asked_rejects -0.01 0 -0.01 0 0 0
  asked_short 0.01 0 0 0 0 0
  asks_back 0.02 0 0 0.01 0 0
  asks_bare -0.29 -0.02 -0.03 -0.11 0 0.01
  asks_bare_negative 0.13 0 0 0.03 0.01 0.02
  asks_contrast -0.06 0 0 -0.03 0 0
  asks_last -0.19 -0.02 0.01 -0.05 -0.05 0.01
  asks_last_changed -0.06 0 0.01 -0.05 0 0
  asks_question -0.39 -0.01 0 0.02 -0.01 0.06
  asks_tag -0.19 -0.02 0.01 -0.05 -0.05 0.01
  ban 0.53 -0.04 0.01 0.03 0 0.01
  changed -0.06 0 0.08 -0.11 0 0
  changed_forbids 0.1 0 0.01 0.04 0 0
  changed_negative -0.18 0 0.01 -0.1 0 0
  changed_request 0.13 0 0 0.07 0 0
  changed_takeback -0.08 0 0 -0.04 0 0
  claimed_fault 0.4 0 0 -0.05 0.01 0.03
  claimed_negative -0.02 0 0 -0.03 0.01 0.01
  code -0.01 0 0 0 0 0
  conditional -0.1 -0.03 0.02 0.01 -0.01 -0.04
  conditional_changed 0.01 0 0.02 -0.01 0 0
  conditional_forbids -0.15 -0.03 0.02 -0.03 0 -0.03
  consent 1.04 0.02 0.01 -0.03 0.01 0
  constraint -0.55 -0.05 0 -0.01 -0.02 0
  contrast -0.03 -0.02 0 0 -0.02 0.01
  contrast_changed -0.17 0 0.01 -0.09 0 0
  contrast_overlap 0.04 0 -0.01 0.02 0.01 0
  contrast_question -0.04 0 0 -0.02 0 0
  contrast_request 0.13 0 0 0.06 0 0
  contrast_technical 0.9 0 0 0.05 0 0
  convention 0.58 -0.02 0.01 0.08 -0.05 0.02
  convention_workflow 0.52 -0.01 0.01 0.04 -0.04 0
  deixis 0.01 -0.13 0.01 0.16 0 -0.04
  detector_edit_distance 2.1 0 0.02 0.03 0 0
  detector_interruption -0.09 0 0.01 -0.05 0 -0.01
  detector_restatement 0 0 0 0 0 0
  detector_rewrite 2.67 0 0 0.08 0 0
  detector_tool_override 1.07 0 0 0.04 0 0
  dislike 0.02 -0.01 -0.01 0.01 0.02 0
  durable 0.95 -0.08 0.16 0.02 0.04 -0.02
  durable_imperative 0.39 -0.06 0.05 0.05 0.01 -0.01
  durable_taste -0.24 0 0 0.08 0.01 0
  durable_workflow 0.61 -0.01 0.04 -0.08 0.02 -0.02
  evaluation -0.32 -0.02 -0.01 -0.11 0 -0.02
  exclaims 0.08 -0.01 0 0.07 -0.02 -0.01
  expectation -0.18 -0.07 0 0 0 -0.02
  fault 0.51 -0.01 0 0.07 0 0.04
  fault_workflow 0.44 0 0.01 0.02 0 0.04
  first 0 0 0 0 0 0
  forbids 0.2 -0.09 -0.02 0.03 0 0.03
  frustration -0.11 0 0 -0.05 0 0
  guideline 0.65 -0.02 -0.01 0.09 0 0.02
  guideline_changed 0.13 0 0 0.06 0 0
  guideline_task -0.79 0 0 0.01 0 0
  harm 0.25 0.04 -0.04 0.15 -0.02 0
  harm_changed 0.31 0 0 0.15 0 0
  inquires -0.02 -0.05 -0.02 -0.01 -0.01 0.09
  knowledge 0.45 0.01 0 -0.02 0.04 0
  knowledge_changed 0 0 0 0 0 0
  knowledge_short 0.01 0 0 0 0 0
  lengthy -0.16 -0.09 0 -0.01 0.02 0
  lines -0.04 -0.01 0 -0.01 0 0
  log -0.75 0 -0.01 0.04 0 0
  long -0.02 -0.01 0 0 0 0
  manner 0.63 0.11 0 0.05 0.12 0.03
  manner_plain 0.63 0.11 0 0.05 0.12 0.03
  manner_task 0.06 -0.01 0 0.02 0.03 0
  me 0.26 0.06 0.03 -0.03 0.05 0.02
  me_past 0.07 0.03 0.01 0.01 -0.01 -0.01
  medium 0.26 0.02 -0.01 0.16 -0.06 0.03
  mine_changed -0.01 0 0 0 0 0
  minewill -0.2 0 -0.01 -0.08 0 -0.01
  misdirection 0.04 0 0.01 0.01 0.02 -0.02
  neg 0.03 -0.21 -0.02 0.15 0.01 0.09
  neg_answered 0 0 -0.01 0 0.01 0
  neg_asked -0.04 0 -0.02 0 0 0
  neg_changed 0.07 0 0 0.04 0 0
  negatives -0.09 -0.02 0 -0.06 0.02 0.01
  negatives_two -0.12 0 -0.01 -0.09 0.03 0.01
  neglect 0.39 0 0 -0.06 0.02 0.04
  neglect_workflow 0.26 0 0 -0.02 0 0
  nextstep -0.17 -0.01 0.02 -0.05 0 -0.04
  no_act 0 0 0 0 0 0
  no_negative -0.43 0.17 -0.12 -0.08 -0.04 0
  norm 0.2 0.05 0.04 0.03 -0.03 0.02
  norm_changed 0.02 0 0.01 -0.01 0 0
  norm_fresh 0.19 0.08 0.01 0 -0.02 0.02
  norm_opens 1.24 0.09 0 -0.05 -0.03 0.01
  norm_technical 0.16 0.01 0 0.08 -0.01 0
  norm_workflow 0.16 0.06 0.01 0.06 -0.03 -0.02
  obligation 2.17 -0.02 0 0 0 0
  only_question -0.65 0 -0.01 -0.06 -0.04 0.03
  opens_but 0 0 0 0 0 0
  opens_request -0.61 -0.12 -0.05 0.07 0.01 -0.02
  opens_yes -0.12 -0.01 0.1 -0.15 0.03 -0.03
  other_number 0.02 0 0 0.02 -0.01 -0.01
  other_value 0.05 0 0.01 0 0.01 0.01
  other_value_short 0.07 0 0.01 0.01 0.01 0.01
  overlap 0.29 0 0 0.15 0 0
  overlap_negative -0.05 0 0.01 -0.03 -0.01 0.01
  own_trouble -0.85 0.05 0.03 0 0.01 -0.01
  past 0.11 0.03 0.03 0 0 0
  past_changed -0.02 0 0 -0.01 0 0
  pasted 0 -0.01 -0.01 0.03 0 0
  pasted_remark -0.04 0 0 -0.02 0 0
  persistence -0.33 -0.03 0 -0.1 0.01 -0.03
  persists -0.07 0 0 -0.03 0 0
  persists_neutral -0.17 0 0 -0.08 0 0
  pivots -0.13 0 -0.01 -0.05 0 0
  pivots_request -0.01 0 0 0 0 0
  preferring 0.46 -0.04 0.02 0.04 0.05 0.01
  preferring_workflow 0.63 -0.01 0.02 0 0 0.01
  prohibition 0.25 -0.17 -0.01 0.04 -0.01 0.03
  prohibition_workflow 0.49 -0.1 0 0 0 -0.01
  question_changed -0.13 0 0 -0.06 0 0
  question_neg -0.04 0 0 -0.02 -0.01 0.01
  question_unblaming -0.12 0 -0.01 -0.04 -0.03 0.02
  recurrence 0.39 -0.01 0.04 0.02 0.02 -0.03
  regression -0.08 0 -0.01 -0.03 0 0
  rejects -0.18 -0.01 -0.01 -0.08 -0.01 0.01
  rejects_value -1.01 0 0 0 0 0
  remark 0.3 0.09 -0.02 0.07 -0.02 0.03
  remark_answered -0.09 0 -0.03 0 -0.02 0
  remark_asked -0.04 0 -0.02 0 0 0
  remark_changed 0.14 0 0 0.07 0 0
  remark_changed_long 0.11 0 0 0.06 0 0
  remark_changed_short -0.21 0 0 -0.1 0 0
  remark_clean 0.13 0 0 0.06 0 0
  remark_first 0.24 0.12 0 0 0 0
  remark_requests -0.1 -0.06 0.04 -0.03 0.02 -0.02
  reminder 0.52 0 -0.02 0.04 -0.01 0.04
  repeated -0.12 0 0.01 -0.04 -0.01 -0.01
  request_limit -0.39 -0.02 0 0.03 0.03 0.02
  request_neg -0.01 -0.08 0 0.03 0.03 0.01
  request_takeback -0.01 0 0 0 0 0
  requests -0.16 -0.2 0.02 0.15 0.05 -0.09
  requests_negative -0.05 -0.06 -0.01 0.03 0.02 -0.02
  requests_only -0.05 -0.07 -0.01 0.1 0.01 -0.05
  restrict 0.05 -0.03 -0.03 0.06 0 0.03
  restrict_changed 0.03 0 0 0.02 0 0
  rewords -0.02 0 0 -0.01 0 0
  rigor 0.41 -0.02 -0.01 -0.04 0 -0.03
  selfcorrection -0.02 0 0 0 -0.01 0
  selfserve 0.85 0 0.01 0.01 -0.01 0.01
  settles -0.09 -0.04 -0.01 -0.01 -0.01 0.01
  short -0.35 0.08 0 -0.25 0 -0.01
  shouts -0.04 0 -0.01 -0.01 0 0
  standing 0.77 -0.04 0.07 0.04 0.02 0.01
  standing_forbids 0.05 -0.1 0 -0.12 -0.02 0.02
  standing_universal 0.12 -0.05 0 -0.05 0 0.01
  state -0.09 -0.04 0.04 -0.01 -0.03 0
  state_changed 0.01 0 0 0 0 0
  state_opens -0.03 -0.02 0.05 0.03 -0.02 -0.05
  state_overlap -0.05 0 0 0 -0.01 0
  stopped_complaint 0.33 0 0 -0.03 0 -0.01
  success -0.25 -0.01 -0.01 -0.11 0.02 -0.02
  success_negative 0.06 0 0 -0.01 0.03 0.01
  success_opens -0.21 0 0 -0.08 -0.01 -0.02
  success_pivots -0.02 0 0 0 0 -0.01
  swap 0.4 -0.02 -0.01 -0.08 0 -0.03
  tag 0.05 -0.01 -0.01 0.06 -0.01 -0.01
  takeback -0.09 0 0 -0.04 0.01 -0.01
  taste -0.13 -0.07 -0.04 0.05 0.02 -0.03
  taste_only -0.56 -0.03 -0.02 0.1 0 -0.02
  technical 0.31 -0.09 0.02 0.24 -0.06 0.04
  temporary -0.6 -0.06 -0.01 -0.01 -0.01 0
  terse -0.16 0 0.04 -0.07 -0.05 -0.01
  terse_order -0.28 0 -0.01 -0.09 -0.03 -0.01
  terse_technical_order 1.17 0.04 0.03 -0.08 -0.01 0.01
  trouble -0.26 0.06 -0.01 -0.17 0 -0.02
  trouble_changed -0.34 0 0 -0.17 0 0
  trouble_negative -0.18 -0.01 0 -0.06 0 -0.01
  tweak -0.28 0 -0.01 0.05 0.04 0.04
  unasked 0.29 0 0 0.15 0 0
  unasked_negative 0.12 0 0 0.05 0 0.01
  undone -0.12 0 0.01 -0.04 0 -0.02
  undone_negative -0.06 0 0 -0.03 0 0
  universal 0.5 -0.05 0 0.05 0.02 0.04
  universal_workflow 0.83 -0.04 0 -0.01 0.02 0
  we 0.19 -0.04 0.03 0.18 -0.03 -0.03
  we_plain 0.2 -0.02 0.03 0.13 -0.04 -0.01
  wordy -0.1 -0.04 0 -0.01 0 0
  wordy_negative 0 0 0 0 0 0
  workflow 0.24 0 0.01 0.04 0.01 0.06
  workflow_only 0.71 0.03 0.03 0.09 -0.01 0.07
  works -0.16 0 0 -0.13 0.03 0.02
  world_question -0.8 0 0 0 -0.01 0.02
  yes_changed -0.29 0 0 -0.15 0 0
  yes_contrast -0.03 0 0 -0.02 0 0
  yes_neg 0.01 0 0.03 -0.04 0 0.02
  yes_negative 0.03 0 0.02 0.01 0.01 -0.02
  you 0.44 0 0.03 0.13 0.03 0.04
  you_changed 0.13 0 0 0.06 0 0
  you_past 0.21 -0.01 0 0.05 0.02 0.03
  `,
  {
    largest: 1.4743,
    levels: `
  ZaafM.jjfecgkfhhde.cZi.ebfifYZdajc.eieifod.fgcn.ccZfjhcciYded.d.i.jeifhchhdjgbfkeebjbbdmdcefeceeamene.epfcdrcbfc
  gkbiWbjWf.fYdOec.eijfmigdqqe.Zklada.fejlOY.hcldaYafcdghbhasUlf.fjdea..eekeb.dhgbZXejiakYcf.gZZhkceibqdhggidh.gkY
  ceicmcc..dbnwhfjiYljd.Xcmogdnieneiigga.jdZijbZekZdffdnXufXleXYfloi.gkcd.Th.cbjgbbame.ibefceeZk.Xcfiaf.ZdgdrngahU
  .aeolaebhmf.bg.ifligZgedfhhmenoXsekfffbdTka.ee...pZgnVciYpdXZicefghcaeYXdgn.jjifahe.cgaYalcXaftjdXgdbd.fgigeWVch
  defedXdcaVcdfmedcbg....a.ehbagpfeggZjcgglccefhcXeie.ffhdlfnhfffgYkcmkeWeebioddageZhXag.ieiefl.Wbfkjdcee.dgYej.lh
  dYebbhcabgefhbdc.do..fjddbSccbgchobgefZdfg.a..dkcinqntn.YbcfYXigiZZg.h.daehchmefdeXeefd.ccfthmchcac.dbhXdbbkcjfj
  gVbhjZhheanccgefcfickZebgfhd.c.jmfZci.ZSo.dfdhciiih.fgfdjad.fg..lb.feicknbkgcdebcned.iYlhfcefimcfbgagUhfebefVb.k
  bfef.fdeehbZcWgdgo.dddbmgeldggkgfajdkeb.hde.o.cgbb.feacfc.cfpfbenmZnecfdgeehijakageZXia.bfkcfeffceZjcafeifbnem..
  a.aeheqddcjhisfbecehapcfcifbchg.aebgdghT..bgef.rkXjoPe.dugfYj.YgehgZg.bfhfdZfdh.fhfygfhlbkUaadjgobfcbiZ.ekfqVad.
  nekdhhhdfefdhchjfhec.da.dcecikbceeqcTfm.aXcdnYgebdagehdfiZjnk..ddahlghhf..bpiahhcnZfmadcgeeek.ifXedv.lYieffXjaba
  c..egXhfhZhlkbhgi.dccdldd.ZVfkedfbhZhnogjbYgfkd.de.femfdiZdd.daohZ.YeciYaheleaa.cZgocZidkX.ceifdhYhfdflnXWlff.jZ
  .dba.febifbY.bgYdien.dgedjffcSdefhkaellkeZe.epcnsdmmd.bk.jcZccfgcbecfehhbedkjceeeafkbahgnbc.fbed.d.WQgcaegbh..gd
  kichkYkgecej.YfafkegcT.aajieZUeSg.lrgWjgfjcoifdk.gidjfpadhWYoifehg..cgdnio.jUeegdchdYecZmebhd..dhepiZfW.gbVfffZ.
  hmleY.f.f.nd0ickeccTZeUV.e.djdYZciejhc.badgf.km.cZdjeicjdYZehabibdi..edcqf.ekmgbbc.gh.aeZehhai.ZiigYd.eeeeZiXdfd
  xf.eacdideZcbdclahddilfZeegbZbZe.bgdb.gfUghiZ.Ufbffibg.dgcggZ.ekhi.ejdcfcehcflbcdfgaeZkdknhXglgfnhXbbd.cg....ge.
  dadfcegbYciheigccuefpdZeblhedb.glkidl.fgdYEXh.gicjadahfejkaqbeghfMgiglYhjmlcjgcfgqfhaebech.fgbfidqdbdhc.hidijdef
  n.da.dbbcbkfahXfb.lWgiddgndeheWXflgibgcjb.mlbadfhgoeci.kjcZbd.fhgegggb.eWihcajjl.bZ.dcei.gcfhlbhdelehgh.mf.igZal
  .fbZafjdWbfgbZameYhddhigfebenodpe.fokgmeddjecichsgcghjhscjh.ZeYgdUig.fcR.iemjjdhfdfcfmIdegfhWfhccfhhkfbfg.ddbahc
  hicgd.jdcfefqbiffZmeef.sf.fah..o.bhm..ldnOhdggiajakagejhhpdYbkZfdZdm.dcdmijmaiZkcbgf.i.dhaedbedbcgcgdeXjcaek.g.a
  dgbZfua.djmcb.hefgcf.geheig.jcgkZ.iebafeeiYgJdfcfebdjcdZKfdbX.dcf.cc..d.g.rfeegjgqjbhldafcdV.fg.e.ffdbjgicecchbf
  clbedfeidbbhcniadbefcdffgfgfelikjhccXbjnhcc.sabihgjjcsehki..ggejifdU.bdhY.Ye.k.dfecVjch.jdYbjdkniYghZdfhggbkbc.Z
  hjj.cbghffZld.chgeWedcdVaaZfbg.bdeemhbngbdckXbhcghcubo.Xfccdc.bgfe.dijiZcar.qhldd.fYigbbgmie.nfYudrj.b.cWjZYdhbf
  ..aVegZe.e.boUf.fbhefffiibcd.d.cWYOdeYkebghidgZe.a.gjifkbZkghhbVXfl.fZ.diafc..XcjabeUh.Xn.ffebcffdZbhiZiddfediPe
  efYdgfedk.hddqemggmhhc.caZc.eahjlX.kjlhgWVbfd.cffcndedkgbdZdcZbadXmafXdececXgbgj.dYfhhg.feUhgXgbiokmdZkehei.j.cg
  gbafi.d.W.jidZa.hifsfhgheiacdhbe.ogillhkgggjjZ..ikblzfccr.gbeX.gehfcbemc.ifd.hgjdVce..h.gfepceeifeYkkih..ihcac.f
  deffep.dmXYbfhjWhelnjVmjblbelbpjd.dbe.ZepYdefjbcd..eiWec.mafZhdjkhh.ehcgcbechaehfdgc.ji..mhhaZeghefikc.fhcafmidg
  .cc..gijgkgkkhfhhfckcffchnaZZgjdkfcbffll.ia.dggdhhf.kjdbqegb.dbiadeXorlmnhX..dhhrfjdedll...q.Yma.eadagfZdjZegdea
  ebeegee.cg.l.cdenhiiqdAZlZedcgbdffadjfaj.fkXgZh.eedjbed.fddfdddkehcedgfge.ZXachimdiff0dea.XnjgSYac.elgchgdbdZihg
  accedd.XjekfYheiiicgjdiidigdXWZfeejgbk.dicUebX.ihiihdj.njfecceecflciahd.cjce.efccfehdiiceieZm.m.bc.fXjeccefe.eh.
  echkdbgkmf.eddfeeem.ffchck.idcd.ffVZh.hflWghaicdmheabegjdmib..cfjue.dcadudfe.lcVlkaPefrgi.X.WlYmedTXfhXcblacgcfS
  eckd.ba.gjbaj.fgbegaj.adVcdecjZg.hgh.hmdffiebfZl.Zk.cjc.ekjek.YYds.mf.egae.d.ehZcegepkwkcagjgo.kd.hgXaaI.ngRggag
  eXefflcilfbkgehde.dekicadkhfckcVfhmbkeijhcedhhhgjb..fddPcddokhcjfidefni.mQfcgcddrwigc.xgh.g.UgfZmekefch..acchhek
  dZicddcqhgcchejelaedhdaciqjmajfiYiifbffbeWfddjeZcmfaadhefsedigghkcqjgdgdmfejbgcXccmf.miaccihjoec.cbkkZgfbb.tmlfe
  hYdjcklaadTihnj.hjae..bmdVeaZhec.cdeiehbadhdkgegeiW.ejZiidgefdma.oefjbbff.efcWdwfdffZeZcidecdbd.Xba.kdatbgcbc.Y.
  bcfnikdZcYfi.ghdmihheeYbcbeohnkQlgehfVfmfhbjf.mg.dYhglcficgfifeehbbjcbgefnc.bgdfdbZeheYYbga.k..hdbce.cZigg..gdZd
  e.glmddbgoTYcc.ZajYd.dbmhfibhkafbeghbeVidhZdT.agbgnhj.fjnZhdiXbZhe.icjd.dehkbfgfebc.ah.ediZabphebimchecdjfbdqnkn
  admkXYicbbdkhjdg.idjbod.j.ajl..dcjicZnjfecgeeij.c.ebdZdNd.iUgdUa
  `,
  },
);
